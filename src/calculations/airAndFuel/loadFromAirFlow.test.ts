import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AirFlow, loadFromAirFlow } from './loadFromAirFlow';
import { OutOfRangeError } from '../limits/OutOfRangeError';

const worked: AirFlow = {
  airFlowGramsPerSecond: 110,
  displacementCc: 1999,
  airDensityGramsPerCc: 0.0011208,
  engineSpeedRpm: 6000,
};

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('loadFromAirFlow', () => {
  it('gives the worked examples', () => {
    expect(loadFromAirFlow(worked).toFixed(4)).toBe('0.9819');
    const larger = loadFromAirFlow({ ...worked, displacementCc: 2488 });
    expect(larger.toFixed(4)).toBe('0.7889');
    expect((loadFromAirFlow(worked) / larger).toFixed(4)).toBe('1.2446');
    expect((loadFromAirFlow(worked) * 0.9921).toFixed(4)).toBe('0.9742');
  });

  it('is a finite number that grows with the air and falls with the speed', () => {
    fc.assert(
      fc.property(
        between(0, 500),
        between(1000, 4000),
        between(0.0005, 0.002),
        between(100, 10_000),
        (flow, displacementCc, airDensityGramsPerCc, speed) => {
          const load = (airFlowGramsPerSecond: number, engineSpeedRpm: number): number =>
            loadFromAirFlow({
              airFlowGramsPerSecond,
              displacementCc,
              airDensityGramsPerCc,
              engineSpeedRpm,
            });
          expect(Number.isFinite(load(flow, speed))).toBe(true);
          expect(load(flow, speed)).toBeGreaterThanOrEqual(0);
          expect(load(flow, speed)).toBeLessThanOrEqual(load(500, speed));
          expect(load(flow, speed)).toBeGreaterThanOrEqual(load(flow, 10_000));
        },
      ),
    );
  });

  it('gives the air back', () => {
    fc.assert(
      fc.property(between(1, 500), between(100, 10_000), (flow, engineSpeedRpm) => {
        const load = loadFromAirFlow({ ...worked, airFlowGramsPerSecond: flow, engineSpeedRpm });
        const back = (load * 1999 * 0.0011208 * engineSpeedRpm) / 120;
        expect(back).toBeCloseTo(flow, 9);
      }),
    );
  });

  it.each([
    { airFlowGramsPerSecond: -1 },
    { displacementCc: 0 },
    { airDensityGramsPerCc: 1.2 },
    { engineSpeedRpm: 0 },
    { engineSpeedRpm: NaN },
  ])('refuses %o', (wrong) => {
    expect(() => loadFromAirFlow({ ...worked, ...wrong })).toThrow(OutOfRangeError);
  });
});
