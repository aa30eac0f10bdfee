import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggingParameters } from '@site/src/data/loggingParameters';
import { anyText } from '../testing/anyText';
import { safeName, shortName, uniqueName } from './shortNames';

const names = [...new Set(loggingParameters.map(({ name }) => name))];

describe('shortName', () => {
  it('has at most 10 characters for every parameter, and no two alike', () => {
    const short = names.map(shortName);
    expect(short.filter((name) => name.length > 10)).toEqual([]);
    expect(new Set(short).size).toBe(names.length);
    expect(short.filter((name) => name !== safeName(name))).toEqual([]);
  });
});

describe('safeName', () => {
  it.each([
    ['Fuel pressure (psi)', 'Fuel_pressure_psi'],
    ['  WB λ ', 'WB'],
    ['1', 'C_1'],
    ['x', 'C_x'],
    ['', 'COLUMN'],
    ['<b>', 'b'],
  ])('makes %j to %j', (typed, name) => {
    expect(safeName(typed)).toBe(name);
  });

  it('holds only letters, figures and underlines, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(safeName(typed)).toMatch(/^\w{1,20}$/);
      }),
    );
  });
});

describe('uniqueName', () => {
  it('never gives a name that is taken', () => {
    expect(uniqueName('A', new Set(['A', 'A_2']))).toBe('A_3');
    const taken = fc.array(fc.constantFrom('A', 'A_2', 'A_3', 'B'));
    fc.assert(
      fc.property(taken, (list) => {
        expect(list).not.toContain(uniqueName('A', new Set(list)));
      }),
    );
  });
});
