import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import type { MyCar } from './car';

/** The choice that stands for ratios of the reader's own. */
export const ownRatios = 'own';

/** `NC2 UK and Europe 2.0 6MT`. */
export const drivetrainName = ({ generation, market, engine, gearbox }: Drivetrain): string =>
  `${generation} ${market} ${engine} ${gearbox}`;

/** Every drivetrain as one of a few choices: its id and its name. */
export const drivetrainChoices = drivetrains.map((one) => [one.id, drivetrainName(one)] as const);

/** The drivetrain of a choice; undefined for the reader's own ratios. */
export const drivetrainNamed = (id: string): Drivetrain | undefined =>
  drivetrains.find((one) => one.id === id);

/** The drivetrains that the reader's car may have: by its calibration, else by what they chose. */
export function drivetrainsOfCar(car: MyCar): readonly Drivetrain[] {
  const family = car.calibration.slice(0, 4);
  const ofFamily = drivetrains.filter(({ families }) => families.includes(family));
  if (ofFamily.length > 0) return ofFamily;
  return drivetrains.filter(
    ({ generation, engine, gearbox, market }) =>
      car.generation === generation &&
      car.engine === engine &&
      car.gearbox === gearbox &&
      (car.market === '' || car.market === market),
  );
}

/** The drivetrain to start from; undefined if what they chose names none. */
export const drivetrainOfCar = (car: MyCar): Drivetrain | undefined => drivetrainsOfCar(car)[0];
