import { drivetrainNamed } from '../MyCar/drivetrainOfCar';

/** What is known of a gear in which a file holds the throttle at half, and what to do instead. */
export interface CappedGear {
  readonly files: 'the file holds' | 'some files hold';
  readonly instead: string;
}

const second: CappedGear = { files: 'the file holds', instead: 'use third' };
const thirdFromAbove: CappedGear = {
  files: 'the file holds',
  instead: 'in third press fully only from 5000 rpm up',
};

/** By drivetrain, then gear; of the files that cap another gear than second alone. */
const capped: Readonly<Record<string, Readonly<Partial<Record<number, CappedGear>>>>> = {
  'nc3-jp-20-6mt': { 3: { files: 'the file holds', instead: 'use second' } },
  'nc3-uk-20-6mt': { 2: thirdFromAbove, 3: thirdFromAbove },
};

/** Ratios of the reader's own: which file is in the car is not known. */
const ofOwn: CappedGear = { files: 'some files hold', instead: 'see which gear yours caps' };

/**
 * The cap of a gear in the stock file; undefined where it has none. Five-speeds and automatics have no cap.
 *
 * @param car choice of the field `car`
 * @param gears how many forward gears it has
 * @param gear 1 is first
 */
export const cappedGear = (car: string, gears: number, gear: number): CappedGear | undefined => {
  const known = drivetrainNamed(car);
  if (known) {
    if (known.gearbox !== '6MT') return undefined;
    return (capped[car] ?? { 2: second })[gear];
  }
  return gears === 6 && (gear === 2 || gear === 3) ? ofOwn : undefined;
};
