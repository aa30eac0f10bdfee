import { describe, expect, it } from 'vitest';
import { textWidth } from './widths';
import { wrap } from './wrap';

describe('textWidth', () => {
  it('adds the widths of the face', () => {
    expect(textWidth('0.85')).toBeCloseTo(27);
    expect(textWidth('−5 °', { size: 10 })).toBeCloseTo(18.5);
    expect(textWidth('LF9VEB', { mono: true })).toBeCloseTo(43.92);
  });
});

describe('wrap', () => {
  it('fills lines up to the width and keeps a word whole', () => {
    expect(wrap('one two three', 50)).toEqual(['one two', 'three']);
    expect(wrap('incomprehensible', 20)).toEqual(['incomprehensible']);
  });

  it('keeps a number and its unit together', () => {
    expect(wrap('coolant at 60 °C now', 90)).toEqual(['coolant at', '60\u00a0°C now']);
  });

  it('breaks where the text says so', () => {
    expect(wrap('one\ntwo', 500)).toEqual(['one', 'two']);
  });
});
