import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatScaling } from '../testing/flatScaling';
import { between } from '../testing/anyText';
import { gridWeights } from './gridWeights';

const axes = flatScaling;
const width = axes.loads.length;

const weightsAt = (
  load: number,
  rpm: number,
  binning: 'bilinear' | 'nearest' = 'bilinear',
  least = 0,
  on: Pick<typeof axes, 'loads' | 'speedsRpm'> = axes,
): Map<number, number> => {
  const grid = gridWeights(on, binning, least);
  const count = grid.spread(load, rpm);
  return new Map(
    Array.from({ length: count }, (_, k) => [grid.cells[k] ?? -1, grid.weights[k] ?? 0]),
  );
};
const cell = (load: number, rpm: number) =>
  axes.speedsRpm.indexOf(rpm) * width + axes.loads.indexOf(load);
const total = (weights: Map<number, number>) =>
  [...weights.values()].reduce((sum, each) => sum + each, 0);

describe('gridWeights', () => {
  it('shares load 0.40 at 2700 rpm as 0.36, 0.24, 0.24 and 0.16', () => {
    const weights = weightsAt(0.4, 2700);
    expect(weights.get(cell(0.375, 2500))).toBeCloseTo(0.36, 12);
    expect(weights.get(cell(0.4375, 2500))).toBeCloseTo(0.24, 12);
    expect(weights.get(cell(0.375, 3000))).toBeCloseTo(0.24, 12);
    expect(weights.get(cell(0.4375, 3000))).toBeCloseTo(0.16, 12);
  });

  it('gives the whole row to a breakpoint it lies on, the last ones included', () => {
    for (const load of [0, 0.5, 1])
      for (const rpm of [500, 3000, 7500])
        expect([...weightsAt(load, rpm)]).toEqual([[cell(load, rpm), 1]]);
  });

  it('counts most at the nearest breakpoint, not at the one below', () => {
    const weights = weightsAt(0.43, 2950);
    const [[most] = []] = [...weights].sort((a, b) => b[1] - a[1]);
    expect(most).toBe(cell(0.4375, 3000));
    expect([...weightsAt(0.43, 2950, 'nearest')]).toEqual([[cell(0.4375, 3000), 1]]);
  });

  it('has weights from 0 to 1 that make 1 inside the axes', () => {
    fc.assert(
      fc.property(
        between(0, 1),
        between(500, 7500),
        fc.constantFrom('bilinear' as const, 'nearest' as const),
        (load, rpm, binning) => {
          const weights = weightsAt(load, rpm, binning);
          expect(total(weights)).toBeCloseTo(1, 12);
          for (const each of weights.values()) expect(each).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('lies at the place of the row: the weighted breakpoints give it back', () => {
    fc.assert(
      fc.property(between(0, 1), between(500, 7500), (load, rpm) => {
        const weights = weightsAt(load, rpm);
        let [x, y] = [0, 0];
        for (const [place, weight] of weights) {
          x += weight * (axes.loads[place % width] ?? NaN);
          y += weight * (axes.speedsRpm[Math.floor(place / width)] ?? NaN);
        }
        expect(x).toBeCloseTo(load, 9);
        expect(y).toBeCloseTo(rpm, 6);
      }),
    );
  });

  it('swaps with its axes', () => {
    const turned = { loads: axes.speedsRpm, speedsRpm: axes.loads };
    fc.assert(
      fc.property(between(0, 1), between(500, 7500), (load, rpm) => {
        const own = weightsAt(load, rpm);
        const other = weightsAt(rpm, load, 'bilinear', 0, turned);
        const height = axes.speedsRpm.length;
        for (const [place, weight] of own) {
          const mirrored = (place % width) * height + Math.floor(place / width);
          expect(other.get(mirrored)).toBeCloseTo(weight, 12);
        }
      }),
    );
  });

  it('gives nothing outside the axes, and nothing of no number', () => {
    for (const [load, rpm] of [
      [-0.01, 3000],
      [1.01, 3000],
      [0.5, 499],
      [0.5, 7501],
      [NaN, 3000],
      [0.5, NaN],
    ] as const)
      expect(weightsAt(load, rpm).size).toBe(0);
  });

  it('drops a weight below the least without making up for it', () => {
    const weights = weightsAt(0.4, 2700, 'bilinear', 0.2);
    expect(weights.size).toBe(3);
    expect(total(weights)).toBeCloseTo(0.84, 12);
  });
});
