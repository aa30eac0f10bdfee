import { expect, it } from 'vitest';
import { noCar } from './car';
import { engineOfCar } from './engineOfCar';

it('takes the engine that was chosen, then what an ID tells of a 1.8', () => {
  expect(engineOfCar(noCar)).toBe('');
  expect(engineOfCar({ ...noCar, calibration: 'L831EF' })).toBe('1.8');
  expect(engineOfCar({ ...noCar, calibration: 'L831EF', engine: '2.0' })).toBe('2.0');
  expect(engineOfCar({ ...noCar, calibration: 'LF9VEB' })).toBe('');
});
