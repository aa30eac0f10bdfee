import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogRefusal } from './LogRefusal';
import { wholeLines } from './wholeLines';

const split = (text: string, size: number): string => {
  const lines = wholeLines();
  let read = '';
  for (let from = 0; from < text.length; from += size)
    read += lines.push(text.slice(from, from + size));
  return read + lines.end();
};

describe('wholeLines', () => {
  it('makes every line end a line feed, wherever the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', ',', '\r\n', '\r', '\n')),
        fc.integer({ min: 1, max: 5 }),
        (parts, size) => {
          // A return before a feed is one end of a line.
          const text = parts.join('');
          expect(split(text, size)).toBe(text.replace(/\r\n?/g, '\n'));
        },
      ),
    );
  });

  it('hands on whole lines only, without the byte-order mark', () => {
    const lines = wholeLines();
    expect(lines.push('\ufeffa,b\nc,')).toBe('a,b\n');
    expect(lines.push('d')).toBe('');
    expect(lines.push('\ne')).toBe('c,d\n');
    expect(lines.end()).toBe('e');
  });

  it('stops at a file without line ends', () => {
    const lines = wholeLines();
    expect(() => lines.push('x'.repeat(300_000))).toThrow(LogRefusal);
  });
});
