import { describe, expect, it } from 'vitest';
import { isCheckedAlone, printedSource, printedSources } from './printedSource';

describe('printedSource', () => {
  it('counts within each kind', () => {
    const first = printedSources.filter(
      ({ printed }) => printed.endsWith('1') && printed.length === 2,
    );
    expect(first.map(({ kind }) => kind).sort()).toEqual(['C', 'G', 'M', 'P', 'R', 'T', 'W']);
    expect(new Set(printedSources.map(({ printed }) => printed)).size).toBe(printedSources.length);
  });

  it('knows no made-up key', () => {
    expect(printedSource('nobody')).toBeUndefined();
  });
});

describe('isCheckedAlone', () => {
  const alone = (key: string): boolean => {
    const source = printedSource(key);
    return source !== undefined && isCheckedAlone(source);
  };

  it('holds for files and for what two readers found in the program', () => {
    expect(['rom-data', 'program'].map(alone)).toEqual([true, true]);
  });

  it('does not hold for one reader, a document or our own sum', () => {
    const keys = ['program-one', 'manual-2009', 'guide', 'computed'];
    expect(keys.map(alone)).toEqual([false, false, false, false]);
  });
});
