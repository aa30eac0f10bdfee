import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationById, calibrations } from '@site/src/data/calibrations';
import { nearestLaterRevision } from './laterRevision';

describe('nearestLaterRevision', () => {
  it('names the four replacements of helpers, with their threads', () => {
    const named = calibrations.flatMap(({ id }) => {
      const later = nearestLaterRevision(id);
      return later?.namedIn ? [[id, later.id, later.namedIn.split('/').at(-1)]] : [];
    });
    expect(named).toEqual([
      ['LF4XEC', 'LF4XED', '17'],
      ['LFG1EF', 'LFG1EK', '33'],
      ['LFLNEA', 'LFLNEC', '30'],
      ['LFN3EF', 'LFN3ER', '34'],
    ]);
  });

  it('agrees with the data for all IDs without a patch', () => {
    for (const { id, status, nearestLaterSupported } of calibrations) {
      if (status !== 'unsupported') continue;
      expect(nearestLaterRevision(id)?.id ?? null, id).toBe(nearestLaterSupported);
    }
    for (const id of ['L872EC', 'LFANEB', 'LFNPEA', 'L35HED', 'L3R3EE']) {
      expect(nearestLaterRevision(id), id).toBeNull();
    }
  });

  it('warns where the code layout changes', () => {
    for (const id of ['LF9KED', 'LFGMED', 'LFGNED']) {
      expect(nearestLaterRevision(id)?.layoutChanges, id).toBe(true);
    }
    expect(nearestLaterRevision('LFG1EF')?.layoutChanges).toBe(false);
  });

  it('knows no order of figures', () => {
    expect(nearestLaterRevision('LFG1E5')).toBeNull();
    expect(nearestLaterRevision('LFLME0')?.id).toBe('LFLMEA');
    expect(nearestLaterRevision('')).toBeNull();
  });

  it('never crosses families, goes back, or names a file without a patch', () => {
    const id = fc.oneof(
      fc.constantFrom(...calibrations.map((each) => each.id)),
      fc
        .tuple(
          fc.constantFrom(...calibrations.map(({ family }) => family)),
          fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
        )
        .map(([family, letter]) => `${family}E${letter}`),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(id, (from) => {
        const later = nearestLaterRevision(from);
        if (!later) return;
        for (const other of [later.id, ...later.newer]) {
          expect(other.slice(0, 4)).toBe(from.slice(0, 4));
          expect(other > from).toBe(true);
          expect(calibrationById(other)?.romdropPatch).toBe(true);
          expect(calibrationById(other)?.appliesTo).toBe('nc-mx5');
        }
      }),
    );
  });
});
