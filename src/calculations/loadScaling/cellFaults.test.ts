import { describe, expect, it } from 'vitest';
import type { CellEvidence } from './cellEvidence';
import { cellFaults } from './cellFaults';

const inOpenLoop = (measured: number, commanded: number, longTermTrimPercent: number | null = 0) =>
  cellFaults({
    source: 'open-loop',
    correctionPercent: 0,
    hits: null,
    longTermTrimPercent,
    lambda: { measured, commanded },
  });

const inClosedLoop = (sum: number, longTermTrimPercent: number | null): readonly string[] =>
  cellFaults({
    source: 'closed-loop',
    correctionPercent: sum,
    hits: null,
    longTermTrimPercent,
    lambda: null,
  } satisfies CellEvidence);

describe('cellFaults', () => {
  it('sees two large inputs whose product is small', () => {
    // +18 % of learned trim against a mixture 15 % too rich: the formula asks for 0.3 %.
    expect(inOpenLoop(0.782, 0.92, 18)).toEqual([
      'long-term-trim',
      'far-from-commanded',
      'contradiction',
    ]);
    expect(inOpenLoop(0.89, 0.78, -12.5)).toEqual([
      'long-term-trim',
      'leaner-than-commanded',
      'contradiction',
    ]);
    expect(inOpenLoop(0.79, 0.85, 7)).toEqual(['contradiction']);
    expect(inClosedLoop(1, 9)).toEqual(['contradiction']);
    expect(inClosedLoop(-1, 19.5)).toEqual(['long-term-trim', 'contradiction']);
  });

  it('keeps nothing of a sound car', () => {
    expect(inOpenLoop(0.86, 0.85, 3)).toEqual([]);
    expect(inOpenLoop(0.8, 0.85, null)).toEqual([]);
    expect(inClosedLoop(9, 6)).toEqual([]);
    expect(inClosedLoop(9, null)).toEqual([]);
  });

  it('draws the lines where the guide does', () => {
    expect(inOpenLoop(0.88, 0.85)).toEqual([]);
    expect(inOpenLoop(0.881, 0.85)).toEqual(['leaner-than-commanded']);
    expect(inOpenLoop(0.921, 0.9)).toEqual(['lean']);
    expect(inOpenLoop(0.92, 0.9)).toEqual([]);
    expect(inOpenLoop(0.78, 0.78)).toEqual([]);
    expect(inOpenLoop(0.779, 0.78)).toEqual(['sensor-end']);
    expect(inOpenLoop(0.759, 0.735)).toEqual(['sensor-end']);
    expect(inOpenLoop(1.379, 0.85)).toEqual(['sensor-end', 'lean', 'leaner-than-commanded']);
    expect(inClosedLoop(0, 10)).toEqual(['contradiction']);
    expect(inClosedLoop(10, 10)).toEqual([]);
    expect(inClosedLoop(10.2, 10.2)).toEqual(['long-term-trim']);
  });
});
