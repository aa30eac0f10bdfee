import { expect, it } from 'vitest';
import { noCar } from './car';
import { engineOfCar } from './engineOfCar';

it('takes the engine that was chosen, unless the ID is of the other', () => {
  expect(engineOfCar(noCar)).toBe('');
  expect(engineOfCar({ ...noCar, calibration: 'L831EF' })).toBe('1.8');
  expect(engineOfCar({ ...noCar, calibration: 'L831EF', engine: '2.0' })).toBe('1.8');
  expect(engineOfCar({ ...noCar, calibration: 'LF9VEB' })).toBe('');
  expect(engineOfCar({ ...noCar, calibration: 'LF9VEB', engine: '2.0' })).toBe('2.0');
  expect(engineOfCar({ ...noCar, calibration: 'LF9VEB', engine: '1.8' })).toBe('2.0');
});
