import { describe, expect, it } from 'vitest';
import { airMeterNotices, dutyNotices, leanNotices, sensorNotices } from './mixtureNotices';

const limitsOf = (notices: readonly { readonly limit: string }[]) =>
  notices.map(({ limit }) => limit);

describe('what the guide says of a mixture', () => {
  it('calls lean what is leaner than 0.92, and says how lean', () => {
    expect(leanNotices('At 7000 rpm', 0.985)[0]?.text).toMatch(
      /^At 7000 rpm: lambda 0\.985 is 0\.065 leaner than 0\.92\. .+ lift/,
    );
    expect(leanNotices('', 0.92)).toEqual([]);
    expect(leanNotices('At 1 rpm', 0.9201)[0]?.text).toContain('less than 0.001 leaner');
    expect(limitsOf(leanNotices('', 0.921))).toEqual(['leanWithoutBoost']);
    expect(leanNotices('', 0.85)).toEqual([]);
  });

  it('draws the line at 0.85 under boost', () => {
    expect(leanNotices('', 0.85, true)).toEqual([]);
    expect(limitsOf(leanNotices('', 0.86, true))).toEqual(['leanUnderBoost']);
  });

  it('knows both ends of the stock sensor', () => {
    expect(limitsOf(sensorNotices(0.759))).toEqual(['sensorCannotRead']);
    expect(limitsOf(sensorNotices(1.4))).toEqual(['sensorCannotRead']);
    expect(limitsOf(sensorNotices(0.78))).toEqual(['sensorCannotRead']);
    expect(sensorNotices(0.781)).toEqual([]);
  });

  it('knows the end of the air meter', () => {
    expect(airMeterNotices(213.5)).toEqual([]);
    expect(limitsOf(airMeterNotices(213.6))).toEqual(['airMeterEnds']);
  });

  it('parts a duty for moments from one that never ends', () => {
    expect(dutyNotices(85)).toEqual([]);
    expect(limitsOf(dutyNotices(85.1))).toEqual(['dutyHigh']);
    expect(limitsOf(dutyNotices(100))).toEqual(['dutyFull']);
  });
});
