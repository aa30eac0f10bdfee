import { expect, it } from 'vitest';
import { stockCalibrations } from '@site/src/data/stockMaps';
import { carChoices, noCar } from '../MyCar/car';
import { calibrationOfCar } from './calibrationOfCar';

it('takes the own calibration before a typical one', () => {
  const nc1 = { ...noCar, generation: 'NC1' };
  expect(calibrationOfCar(noCar)).toEqual({});
  expect(calibrationOfCar({ ...nc1, calibration: 'LFG1EF' })).toEqual({ calibration: 'LFG1EF' });
  expect(calibrationOfCar(nc1)).toEqual({ calibration: 'LFG2EL' });
  expect(calibrationOfCar({ ...nc1, market: 'UK and Europe' })).toEqual({ calibration: 'LFH9EF' });
  expect(calibrationOfCar({ ...nc1, market: 'Japan' })).toEqual({});
  expect(calibrationOfCar({ ...noCar, generation: 'NC3', gearbox: '6AT' })).toEqual({
    calibration: 'LF9XEB',
  });
});

it('names a readable one for whatever car, or none', () => {
  for (const generation of carChoices.generation)
    for (const market of carChoices.market)
      for (const engine of carChoices.engine)
        for (const gearbox of carChoices.gearbox) {
          const { calibration } = calibrationOfCar({
            ...noCar,
            generation,
            market,
            engine,
            gearbox,
          });
          if (calibration) expect(stockCalibrations).toContain(calibration);
        }
});
