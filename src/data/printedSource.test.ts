import { describe, expect, it } from 'vitest';
import { printedSource, printedSources } from './printedSource';

describe('printedSource', () => {
  it('counts within each kind', () => {
    const first = printedSources.filter(
      ({ printed }) => printed.endsWith('1') && printed.length === 2,
    );
    expect(first.map(({ kind }) => kind).sort()).toEqual(['C', 'G', 'M', 'R', 'T', 'W']);
    expect(new Set(printedSources.map(({ printed }) => printed)).size).toBe(printedSources.length);
  });

  it('knows no made-up key', () => {
    expect(printedSource('nobody')).toBeUndefined();
  });
});
