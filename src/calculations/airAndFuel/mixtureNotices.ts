import { thresholds } from '@site/src/data/limits/thresholds';
import { type Notice, notice } from '../limits/notice';

/** As the guide and the logs print lambda. */
const printed = (lambda: number): string => lambda.toFixed(3);

/** A difference of lambda, also one that three decimals would hide. */
export const printedDifference = (by: number): string =>
  by < 0.0005 ? 'less than 0.001' : printed(by);

/** By how much a mixture at full throttle is leaner than the guide lets it be; 0 or less if it is not. */
export const leanerThanLimit = (lambda: number, boost = false): number =>
  Number(
    (
      lambda - (boost ? thresholds.leanUnderBoostLambda : thresholds.leanWithoutBoostLambda)
    ).toFixed(9),
  );

/**
 * Says that a mixture at full throttle is leaner than the guide's limit, and by how much.
 *
 * @param place in the reader's words: `At 7500 rpm`
 */
export const leanNotices = (place: string, lambda: number, boost = false): readonly Notice[] => {
  const by = leanerThanLimit(lambda, boost);
  if (by <= 0) return [];
  const values = { place, lambda: printed(lambda), by: printedDifference(by) };
  return [notice(boost ? 'leanUnderBoost' : 'leanWithoutBoost', values)];
};

/** Says that the stock sensor cannot read a lambda, or not confirm it. */
export const sensorNotices = (lambda: number): readonly Notice[] => {
  const shown = printed(lambda);
  return Number(shown) > thresholds.confirmedLambda && Number(shown) < thresholds.sensorLambda.most
    ? []
    : [notice('sensorCannotRead', { lambda: shown })];
};

/** Says that the air is more than the stock meter reads, g/s. */
export const airMeterNotices = (gramsPerSecond: number): readonly Notice[] =>
  gramsPerSecond >= thresholds.airMeterGramsPerSecond
    ? [notice('airMeterEnds', { flow: gramsPerSecond.toFixed(0) })]
    : [];

/** Says that injectors are open too long, %. */
export const dutyNotices = (dutyPercent: number): readonly Notice[] => {
  const duty = dutyPercent.toFixed(1);
  if (dutyPercent >= 100) return [notice('dutyFull', { duty })];
  return Number(duty) > thresholds.dutyPercent ? [notice('dutyHigh', { duty })] : [];
};
