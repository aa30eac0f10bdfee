import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationById, calibrations } from '@site/src/data/calibrations';
import { anyText } from '../testing/anyText';
import { nearMisses } from './nearMisses';

describe('nearMisses', () => {
  it('offers what one slip away', () => {
    expect(nearMisses('LF9VE8')).toContain('LF9VEB');
    expect(nearMisses('XF9VEB')).toContain('LF9VEB');
    expect(nearMisses('LF9VB')).toContain('LF9VEB');
    expect(nearMisses('LFF9VEB')).toContain('LF9VEB');
    expect(nearMisses('SW-LF9VE8000.HEX')).toContain('LF9VEB');
  });

  it('puts the same family first', () => {
    expect(nearMisses('LFG2EH').slice(0, 3)).toEqual(['LFG2EE', 'LFG2EF', 'LFG2EG']);
  });

  it('offers nothing for a text far from any ID', () => {
    expect(nearMisses('')).toEqual([]);
    expect(nearMisses('my car is red')).toEqual([]);
  });

  it('finds the ID again after one slip', () => {
    const slips = fc.record({
      id: fc.constantFrom(...calibrations.map(({ id }) => id)),
      place: fc.integer({ min: 0, max: 5 }),
      letter: fc.constantFrom(...Array.from('BCD2FGH3JKL4MNP5RST')),
    });
    fc.assert(
      fc.property(slips, ({ id, place, letter }) => {
        const typed = id.slice(0, place) + letter + id.slice(place + 1);
        if (typed === id || calibrationById(typed)) return;
        const offered = nearMisses(typed);
        expect(offered.length === 12 || offered.includes(id)).toBe(true);
      }),
    );
  });

  it('offers known IDs only, and few, for any text', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const offered = nearMisses(typed);
        expect(offered.length).toBeLessThanOrEqual(12);
        expect(offered.every((id) => calibrationById(id))).toBe(true);
      }),
    );
  });
});
