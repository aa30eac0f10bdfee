import { expect, it } from 'vitest';
import { carToKeep } from './carToKeep';

const chosen = { market: 'UK and Europe', generation: 'NC3', engine: '2.0', gearbox: 'AT' };

it('takes what the sources say of the ID before what was chosen', () => {
  expect(carToKeep('LF9VEB', chosen)).toEqual({
    calibration: 'LF9VEB',
    market: 'USA',
    generation: 'NC2',
    engine: '2.0',
    gearbox: '6MT',
  });
});

it('keeps what was chosen where no source says', () => {
  expect(carToKeep('LFNPEA', chosen)).toMatchObject({ market: 'UK and Europe', gearbox: '6AT' });
  expect(carToKeep('LSYAEA', chosen)).toEqual({
    calibration: 'LSYAEA',
    ...chosen,
    gearbox: '6AT',
  });
});

it('leaves open what neither says, or My car does not offer', () => {
  expect(carToKeep('LSYAEA', { market: 'Canada', gearbox: 'any' })).toEqual({
    calibration: 'LSYAEA',
    market: '',
    generation: '',
    engine: '',
    gearbox: '',
  });
});
