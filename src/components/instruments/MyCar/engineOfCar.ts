import type { MyCar } from './car';

/** The engine of the reader's car: a 1.8 where the ID, which was read, begins with L8, else as they chose it; empty: not known. */
export const engineOfCar = ({ engine, calibration }: MyCar): string =>
  calibration.startsWith('L8') ? '1.8' : engine;
