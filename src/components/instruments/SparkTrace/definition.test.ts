// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { myCarStore } from '../MyCar/myCarStore';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';
import { instrument } from './definition';

afterEach(() => myCarStore.clear());

const idFor = (car: Parameters<typeof myCarStore.change>[0]): string | undefined => {
  myCarStore.clear();
  myCarStore.change(car);
  return instrument.store.state().values.id;
};

it('starts from the file of the stock maps while the market is open', () => {
  for (const car of [
    { generation: 'NC1', engine: '2.0', gearbox: '6MT' },
    { generation: 'NC2', engine: '2.0', gearbox: '6MT' },
    { generation: 'NC2', engine: '2.0', gearbox: '6AT' },
  ]) {
    const id = idFor(car);
    expect(id).toBe(calibrationOfCar(myCarStore.car()).calibration);
    expect(id).toMatch(/^LF(?:G2EL|9VEB|9XEB)$/);
  }
});

it('starts from the family of the car where the market is chosen, or nothing is typical', () => {
  const six = { generation: 'NC2', engine: '2.0', gearbox: '6MT' };
  expect(idFor({ ...six, market: 'UK and Europe' })).toBe('LF9H');
  expect(idFor({ ...six, generation: 'NC3', market: 'USA' })).toBe('LFLM');
  expect(idFor({ ...six, engine: '1.8', gearbox: '5MT', generation: 'NC1' })).toBe('L831');
  expect(idFor({ ...six, calibration: 'LFG1EF' })).toBe('LFG1EF');
});
