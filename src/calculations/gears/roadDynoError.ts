/** What a road dyno is told of the car. */
export interface RoadDynoCar {
  readonly gearRatio: number;
  readonly finalDrive: number;
  /** Any unit. */
  readonly tyreDiameter: number;
  /** Car and everybody in it, any unit. */
  readonly weight: number;
}

/**
 * How far wrong entries shift the power that a road dyno computes, air drag left aside: power goes with
 * weight, and with the square of tyre by overall ratio.
 *
 * @returns %, positive where the entry flatters
 */
export const roadDynoError = (real: RoadDynoCar, entered: RoadDynoCar): number => {
  const reach = ({ tyreDiameter, gearRatio, finalDrive }: RoadDynoCar): number =>
    tyreDiameter / (gearRatio * finalDrive);
  const factor = (reach(entered) / reach(real)) ** 2 * (entered.weight / real.weight);
  if (Number.isFinite(factor) && factor > 0) return 100 * (factor - 1);
  throw new RangeError('Ratios, tyre and weight must be above 0.');
};
