import { expect, it } from 'vitest';
import { engines } from '@site/src/data/engines';
import { sumFields } from './compute';
import { instrument } from './definition';
import { stockOfEngine } from './stockOfEngine';

const stock = engines.filter(({ basePulseMs }) => basePulseMs !== null);

it.each(stock)('of $id is what the data hold', ({ code, ...engine }) => {
  const cc = String(engine.displacementCc);
  const [base, global] = [String(engine.basePulseMs), String(engine.pulseFactor)];
  expect(stockOfEngine(code === 'L8-VE' ? '1.8' : '2.0')).toEqual({
    'load.volume': cc,
    'pulse.base': base,
    'pulse.global': global,
    'base.base': base,
    'base.global': global,
    'base.oldFlow': String(engine.injectorCcMin),
    'base.oldVolume': cc,
    'base.newVolume': cc,
  });
});

it('names fields that exist, and is that of the 2.0 where no car is chosen', () => {
  for (const [name, text] of Object.entries(stockOfEngine('2.0')))
    expect(sumFields[name]?.initial).toBe(text);
  expect(stockOfEngine('')).toEqual({});
});

it('gives a 1.8 the pulse of its own constants', () => {
  const { result } = instrument.evaluate({ question: 'base', ...stockOfEngine('1.8') });
  expect(result?.sentence).toContain('IPW Base 8.128 ms for 1798 cc and 336.8 cc/min');
  expect(result?.notices).toEqual([]);
});
