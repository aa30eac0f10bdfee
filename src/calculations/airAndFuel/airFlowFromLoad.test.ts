import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFromAirFlow } from './loadFromAirFlow';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { between } from '../testing/anyText';
import { airFlowFromLoad } from './airFlowFromLoad';

const worked = {
  load: 0.9742,
  displacementCc: 1999,
  airDensityGramsPerCc: 0.0011208,
  engineSpeedRpm: 6000,
};

describe('airFlowFromLoad', () => {
  it('gives the worked case', () => {
    expect(airFlowFromLoad(worked).toFixed(2)).toBe('109.13');
  });

  it('is the way back from the air flow to the load', () => {
    fc.assert(
      fc.property(between(0, 500), between(1000, 4000), between(100, 10_000), (flow, cc, rpm) => {
        const engine = {
          displacementCc: cc,
          airDensityGramsPerCc: 0.0011208,
          engineSpeedRpm: rpm,
        };
        const load = loadFromAirFlow({ ...engine, airFlowGramsPerSecond: flow });
        if (load <= 15) expect(airFlowFromLoad({ ...engine, load })).toBeCloseTo(flow, 9);
      }),
    );
  });

  it.each([{ load: -1 }, { displacementCc: 2 }, { engineSpeedRpm: NaN }])('refuses %o', (wrong) => {
    expect(() => airFlowFromLoad({ ...worked, ...wrong })).toThrow(OutOfRangeError);
  });
});
