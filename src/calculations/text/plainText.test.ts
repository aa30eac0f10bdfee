import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plainText';
import { anyText } from '../testing/anyText';

describe('plainText', () => {
  it.each([
    ['  LF9VEB\r\n', 'LF9VEB'],
    ['ＬＦ９ＶＥＢ', 'LF9VEB'],
    ['\u202eLF9\u200bVEB\u202c', 'LF9VEB'],
    ['\ufeff205/45\u00a0R\t17', '205/45 R 17'],
    ['', ''],
  ])('reads %j as %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it('is finished after one go, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const plain = plainText(typed);
        expect(plain).toBe(plain.trim());
        expect(plain).not.toMatch(/[\p{Cf}\p{Cc}]/u);
      }),
    );
  });

  it('looks at the beginning of 10 MB, and at once', () => {
    const begun = process.cpuUsage();
    expect(plainText('<b>x</b> '.repeat(1_200_000)).length).toBeLessThanOrEqual(4000);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(0.5);
  });
});
