import { thresholds } from '@site/src/data/limits/thresholds';
import { type Notice, notice } from './notice';

/** Says that coolant or intake air is so hot that the guide ends the pulls, °C. */
export const heatNotices = (coolantC: number, intakeAirC: number): readonly Notice[] => [
  ...(coolantC >= thresholds.endOfPullsCoolantCelsius
    ? [notice('coolantHot', { celsius: coolantC.toFixed(0) })]
    : []),
  ...(intakeAirC > thresholds.intakeAirCelsius
    ? [notice('intakeAirHot', { celsius: String(Number(intakeAirC.toFixed(1))) })]
    : []),
];
