import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import type { MyCar } from './car';

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
