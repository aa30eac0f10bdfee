import { expect, test } from 'vitest';
import { noCar } from './car';
import { rowsOf } from './markRows';

test('a calibration names its own row and the drivetrains of its family', () => {
  const rows = rowsOf({ ...noCar, calibration: 'LF9VEB' });
  expect(rows).toContain('calibration-LF9VEB');
  expect(rows).toContain('drivetrain-nc2-us-20-6mt');
});

test('generation, engine and gearbox name the drivetrains of all markets', () => {
  const car = { ...noCar, generation: 'NC2', engine: '2.0', gearbox: '6MT' };
  expect(rowsOf(car).length).toBeGreaterThan(1);
  expect(rowsOf({ ...car, market: 'USA' })).toEqual(['drivetrain-nc2-us-20-6mt']);
});

test('no car, no rows', () => {
  expect(rowsOf(noCar)).toEqual([]);
});
