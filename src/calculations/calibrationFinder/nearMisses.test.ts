// A letter too many, and letters to put in: cspell:ignore VEBB ABCEFLTQ
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationById, calibrationsData, mx5Calibrations } from '@site/src/data/calibrations';
import { anyText } from '../testing/anyText';
import { nearMisses } from './nearMisses';

const ids = mx5Calibrations.map(({ id }) => id);

describe('nearMisses', () => {
  it('offers what one slip away in the same family', () => {
    expect(nearMisses('LF9VE8')).toEqual(['LF9VEB']);
    expect(nearMisses('LF9VB')).toEqual(['LF9VEB']);
    expect(nearMisses('LF9VEBB')).toEqual(['LF9VEB']);
    expect(nearMisses('SW-LF9VE8000.HEX')).toEqual(['LF9VEB']);
    expect(nearMisses('LFG2EH').slice(0, 3)).toEqual(['LFG2EE', 'LFG2EF', 'LFG2EG']);
  });

  it.each(['LF8VEB', 'XF9VEB', 'LF9EB', 'LFF9VEB', 'LF9ZEB'])(
    'never crosses to another family: %s',
    (typed) => {
      expect(nearMisses(typed)).toEqual([]);
    },
  );

  it.each([
    ...calibrationsData.tcmCalibrations.map(({ id }) => id),
    'LF9VTB',
    'LFG1TK000',
    'LF9KT',
    'LFACTB LFACE',
  ])('offers nothing for the number of a gearbox controller: %s', (typed) => {
    expect(nearMisses(typed)).toEqual([]);
  });

  it.each(['L35HEC', 'L3R3E', 'LF9V-18-881', 'LFG2 18 881B', ''])(
    'offers nothing for the number of another car or part: %s',
    (typed) => {
      expect(nearMisses(typed)).toEqual([]);
    },
  );

  it('finds the ID again after one slip behind its family', () => {
    const slips = fc.record({
      id: fc.constantFrom(...ids),
      place: fc.integer({ min: 4, max: 5 }),
      letter: fc.constantFrom(...Array.from('BCD2FGH3JKL4MNP5RS')),
    });
    fc.assert(
      fc.property(slips, ({ id, place, letter }) => {
        const typed = id.slice(0, place) + letter + id.slice(place + 1);
        if (typed === id || calibrationById(typed)) return;
        expect(nearMisses(typed)).toContain(id);
      }),
    );
  });

  it('offers known IDs of a family that was written, and few, for any text', () => {
    const typed = fc.oneof(
      anyText,
      fc
        .tuple(
          fc.constantFrom(...ids),
          fc.nat(5),
          fc.constantFrom(...Array.from('0123456789ABCEFLTQ ')),
        )
        .map(([id, place, letter]) => id.slice(0, place) + letter + id.slice(place + 1)),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const offered = nearMisses(text);
        expect(offered.length).toBeLessThanOrEqual(12);
        for (const id of offered) {
          expect(ids).toContain(id);
          expect(text.normalize('NFKC').toUpperCase().replace(/\s/g, '')).toContain(id.slice(1, 4));
        }
      }),
    );
  });
});
