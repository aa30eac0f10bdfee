import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import type { MyCar } from './car';

/** The drivetrain of the reader's car, if what he chose names one. */
export const drivetrainOfCar = (car: MyCar): Drivetrain | undefined =>
  drivetrains.find(
    ({ generation, engine, gearbox, market, families }) =>
      (car.calibration !== '' && families.includes(car.calibration.slice(0, 4))) ||
      (car.generation === generation &&
        car.engine === engine &&
        car.gearbox === gearbox &&
        (car.market === '' || car.market === market)),
  );
