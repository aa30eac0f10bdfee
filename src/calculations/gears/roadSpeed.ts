export interface Gearing {
  readonly gearRatio: number;
  readonly finalDrive: number;
  /** Circumference of the tyre, m. */
  readonly circumferenceMetres: number;
}

/** Nominal circumference of a tyre in m, from its width in mm, its profile in % and its rim in inches. */
export const tyreCircumference = (
  widthMillimetres: number,
  profilePercent: number,
  rimInches: number,
): number => (Math.PI * (rimInches * 25.4 + (2 * widthMillimetres * profilePercent) / 100)) / 1000;

/**
 * Road speed by engine speed, without slip.
 *
 * @returns km/h; a loaded tyre rolls 2 to 4 % less
 */
export const roadSpeed = (engineSpeedRpm: number, gearing: Gearing): number => {
  const { gearRatio, finalDrive, circumferenceMetres } = gearing;
  if (gearRatio > 0 && finalDrive > 0) {
    return (60 * circumferenceMetres * engineSpeedRpm) / (1000 * gearRatio * finalDrive);
  }
  throw new RangeError('Ratios must be above 0.');
};
