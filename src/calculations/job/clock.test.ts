import { describe, expect, it } from 'vitest';
import { clockFrom, clockMarks, durationInWords, printedClock, secondsOn } from './clock';

const now = 1_700_000_000_000;

describe('a clock', () => {
  it('goes by the time of the device, also while nobody looks', () => {
    expect(secondsOn({ from: now - 41_900 }, now)).toBe(41);
    expect(secondsOn({ from: now - 90_000, to: now - 60_000 }, now)).toBe(30);
    expect(secondsOn({ from: now + 5000 }, now)).toBe(0);
  });

  it.each([
    [null],
    [{}],
    [{ from: '1' }],
    [{ from: now + 1000 }],
    [{ from: Number.NaN }],
    [{ from: now - 13 * 3_600_000 }],
    [{ from: now - 1000, to: now - 2000 }],
    [{ from: now - 1000, to: now + 2000 }],
  ])('%j is none', (stored) => {
    expect(clockFrom(stored, now)).toBeUndefined();
  });

  it('is read back', () => {
    expect(clockFrom({ from: now - 1000 }, now)).toEqual({ from: now - 1000 });
    expect(clockFrom({ from: now - 1000, to: now }, now)).toEqual({ from: now - 1000, to: now });
  });

  it.each([
    [0, '0:00', '0 s'],
    [41, '0:41', '41 s'],
    [60, '1:00', '1 min'],
    [94, '1:34', '1 min 34 s'],
    [3665, '61:05', '61 min 5 s'],
  ])('prints %d s as %s and %s', (seconds, printed, words) => {
    expect(printedClock(seconds)).toBe(printed);
    expect(durationInWords(seconds)).toBe(words);
  });

  it('reads the marks of a chapter, and refuses wrong ones', () => {
    expect(clockMarks('12 | silent; 90 | the end', 120)).toEqual([
      { seconds: 12, words: 'silent' },
      { seconds: 90, words: 'the end' },
    ]);
    expect(clockMarks('', 30)).toEqual([]);
    for (const wrong of ['12', 'x | y', '12 | ', '130 | late'])
      expect(() => clockMarks(wrong, 120)).toThrow('write seconds');
  });
});
