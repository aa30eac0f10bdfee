import type { MyCar } from './car';

/**
 * The engine of the reader's car, as they chose it unless the ID, which was read, contradicts: L8 begins the
 * IDs of a 1.8, LF those of a 2.0. Empty: not chosen.
 */
export const engineOfCar = ({ engine, calibration }: MyCar): string => {
  if (calibration.startsWith('L8')) return '1.8';
  return engine === '1.8' && calibration.startsWith('LF') ? '2.0' : engine;
};
