import { type Drivetrain, drivetrains } from '@site/src/data/drivetrains';
import type { MyCar } from '../MyCar/car';
import { drivetrainName, drivetrainOfCar } from '../MyCar/drivetrainOfCar';

/** Where a stock file stops the engine, the clutch not pressed. */
export interface StockCut {
  readonly car: string;
  readonly what: 'stock fuel cut' | 'stock throttle cut' | 'lower stock cut';
  readonly rpm: number;
}

/** The lower of both cuts; a throttle cut of 10000 rpm is none. */
export const stockCutOf = (drivetrain: Drivetrain): StockCut => {
  const { fuelCutRpm, throttleCutRpm } = drivetrain;
  const isThrottle = throttleCutRpm.released < fuelCutRpm;
  return {
    car: drivetrainName(drivetrain),
    what: isThrottle ? 'stock throttle cut' : 'stock fuel cut',
    rpm: isThrottle ? throttleCutRpm.released : fuelCutRpm,
  };
};

const highestRpm = Math.max(...drivetrains.map((each) => stockCutOf(each).rpm));

/** For gears of the reader's own, of which no file is known: that of their car, else the highest of all. */
export const stockCutOfOwn = (car: MyCar): StockCut => {
  const known = drivetrainOfCar(car);
  return known ? stockCutOf(known) : { car: 'every NC', what: 'lower stock cut', rpm: highestRpm };
};
