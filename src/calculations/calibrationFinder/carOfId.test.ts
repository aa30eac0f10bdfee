import { expect, it } from 'vitest';
import { mx5Calibrations } from '@site/src/data/calibrations';
import { carOfId } from './carOfId';

it.each([
  ['LF9VEB', { generation: 'NC2', market: 'USA', engine: '2.0', gearbox: '6MT' }],
  ['LFG1EF', { generation: 'NC1', market: 'USA', engine: '2.0', gearbox: '6AT' }],
  ['L831EG', { generation: 'NC1', market: 'UK and Europe', engine: '1.8', gearbox: '5MT' }],
  // Its market is inferred, and not told as known.
  ['LFJ1EC', { generation: 'NC1', market: '', engine: '2.0', gearbox: '5MT' }],
  ['LSYAEA', { generation: '', market: '', engine: '', gearbox: '' }],
  ['LFQQEA', { generation: '', market: '', engine: '', gearbox: '' }],
])('the car of %s', (id, car) => {
  expect(carOfId(id)).toEqual({ calibration: id, ...car });
});

it('uses only words that a reader can choose', () => {
  for (const { id } of mx5Calibrations) {
    const { generation, market, engine, gearbox } = carOfId(id);
    expect(['', 'NC1', 'NC2', 'NC3']).toContain(generation);
    expect(['', 'UK and Europe', 'USA', 'Japan']).toContain(market);
    expect(['', '1.8', '2.0']).toContain(engine);
    expect(['', '5MT', '6MT', '6AT']).toContain(gearbox);
  }
});
