import type { MyCar } from './car';

/** The engine of the reader's car: as they chose it, else a 1.8 where the ID begins with L8; empty: not known. */
export const engineOfCar = ({ engine, calibration }: MyCar): string =>
  engine || (calibration.startsWith('L8') ? '1.8' : '');
