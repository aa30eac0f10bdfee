import { thresholds } from '@site/src/data/limits/thresholds';
import { type Notice, notice } from '../limits/notice';

/** As the guide and the logs print lambda. */
const printed = (lambda: number): string => lambda.toFixed(3);

/**
 * Says that a mixture at full throttle is leaner than the guide's limit, and by how much.
 *
 * Compared as it is printed: a lambda that shows as the limit has not passed it.
 *
 * @param place in the reader's words: `At 7500 rpm`
 */
export const leanNotices = (place: string, lambda: number, boost = false): readonly Notice[] => {
  const limit = boost ? thresholds.leanUnderBoostLambda : thresholds.leanWithoutBoostLambda;
  const by = Number(printed(lambda)) - limit;
  if (by <= 0) return [];
  const values = { place, lambda: printed(lambda), by: printed(by) };
  return [notice(boost ? 'leanUnderBoost' : 'leanWithoutBoost', values)];
};

/** Says that the stock sensor cannot read a lambda. */
export const sensorNotices = (lambda: number): readonly Notice[] => {
  const { least, most } = thresholds.sensorLambda;
  const shown = Number(printed(lambda));
  return shown > least && shown < most
    ? []
    : [notice('sensorCannotRead', { lambda: printed(lambda) })];
};

/** Says that the air is more than the stock meter reads, g/s. */
export const airMeterNotices = (gramsPerSecond: number): readonly Notice[] =>
  gramsPerSecond > thresholds.airMeterGramsPerSecond
    ? [notice('airMeterEnds', { flow: gramsPerSecond.toFixed(0) })]
    : [];

/** Says that injectors are open too long, %. */
export const dutyNotices = (dutyPercent: number): readonly Notice[] => {
  const duty = dutyPercent.toFixed(1);
  if (dutyPercent >= 100) return [notice('dutyFull', { duty })];
  return Number(duty) > thresholds.dutyPercent ? [notice('dutyHigh', { duty })] : [];
};
