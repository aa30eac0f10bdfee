import { describe, expect, it } from 'vitest';
import { stockTable } from '@site/src/data/stockMaps';
import type { SparkPlace } from './sparkFromStock';
import { sparkNotices } from './sparkNotices';
import { quietTerms, type SparkTraceTerms } from './SparkTraceTerms';

const terms = (knock: number): SparkTraceTerms => ({
  ...quietTerms,
  targetDegrees: 20,
  heatRetardDegrees: 0,
  heatMultiplier: 1,
  limitDegrees: 25,
  additive: { ...quietTerms.additive, knock },
});

const heard: SparkPlace = {
  engineSpeedRpm: 4000,
  load: 0.9,
  coolantC: 90,
  intakeAirC: 30,
  fuelDemand: 'high',
  knockClass: 'low-det',
  loop: 'open',
  shuttersIn: false,
  idle: false,
  camBeyondFive: false,
};

const limitsOf = (...asked: Parameters<typeof sparkNotices>) =>
  sparkNotices(...asked).map(({ limit }) => limit);

describe('sparkNotices', () => {
  it('says nothing where knock is heard, and of a target that is not raised', () => {
    expect(limitsOf(terms(0), 1, heard)).toEqual([]);
    expect(limitsOf(terms(1.7), -2, heard)).toEqual([]);
  });

  it('says where a higher target goes unheard', () => {
    for (const place of [{ engineSpeedRpm: 5000 }, { engineSpeedRpm: 900 }, { load: 0.39 }])
      expect(limitsOf(terms(0), 1, { ...heard, ...place })).toEqual(['raisedUnheard']);
    expect(sparkNotices(terms(0), 1, { ...heard, engineSpeedRpm: 5100 })[0]?.text).toMatch(
      /^At 5100 rpm and load 0\.9 add no advance: .+ to 5250 rpm/,
    );
    expect(limitsOf(terms(0), 1, { ...heard, engineSpeedRpm: 4999, load: 0.4 })).not.toContain(
      'raisedUnheard',
    );
    expect(sparkNotices(terms(0), 1)[0]?.text).toMatch(/^Your own values name no place/);
  });

  it('says that a knock of 0 proves nothing where nobody listens', () => {
    for (const place of [{ engineSpeedRpm: 800 }, { engineSpeedRpm: 3000, load: 0.3 }])
      expect(limitsOf(terms(0), 0, { ...heard, ...place })).toEqual(['knockUnheard']);
    expect(limitsOf(terms(0), 0)).toEqual([]);
    expect(limitsOf(terms(0), 0, { ...heard, engineSpeedRpm: 5250 })).toEqual([]);
    expect(limitsOf(terms(0), 0, { ...heard, engineSpeedRpm: 5251 })).toEqual(['knockUnheard']);
  });

  it('raises by one degree at a time', () => {
    expect(limitsOf(terms(0), 2, heard)).toEqual(['raisedTooMuch']);
  });

  it('knows what a log makes of one event', () => {
    for (const logged of [1.41, 1.76, 3.17, 3.52])
      expect(limitsOf(terms(logged), 0, heard)).toContain('knockAsLogged');
    for (const stored of [1.7, 1.53])
      expect(limitsOf(terms(stored), 0, heard)).toEqual(['knockOnce']);
  });

  it('makes no next pull at one event, while no target is changed', () => {
    for (const degrees of [1.41, 1.7, 1.76])
      expect(limitsOf(terms(degrees), 0, heard)).toContain('knockOnce');
    expect(limitsOf(terms(1.7), 0)).toEqual(['knockOnce']);
    for (const degrees of [0, 3.4])
      expect(limitsOf(terms(degrees), 0, heard)).not.toContain('knockOnce');
    for (const raise of [-2, 1])
      expect(limitsOf(terms(1.7), raise, heard)).not.toContain('knockOnce');
  });

  it('ends the day at more than one event, whether or not a target is raised', () => {
    for (const degrees of [3.4, 3.17, 8]) {
      expect(limitsOf(terms(degrees), 0, heard)).toContain('knockTwice');
      expect(limitsOf(terms(degrees), 1, heard)).toContain('knockTwice');
      expect(limitsOf(terms(degrees), 1, heard)).not.toContain('raisedInSpiteOfKnock');
    }
    expect(limitsOf(terms(1.76), 0, heard)).not.toContain('knockTwice');
  });

  it('raises in the field of the guide alone, half a step at its edge', () => {
    for (const place of [{ engineSpeedRpm: 4900 }, { engineSpeedRpm: 1500 }, { load: 0.5 }]) {
      expect(limitsOf(terms(0), 1, { ...heard, ...place })).toEqual(['raisedOutsideField']);
      expect(limitsOf(terms(0), 0.5, { ...heard, ...place })).toEqual(['raisedOutsideField']);
    }
    for (const edge of [{ engineSpeedRpm: 2500 }, { load: 0.6875 }]) {
      expect(limitsOf(terms(0), 1, { ...heard, ...edge })).toEqual(['raisedOutsideField']);
      expect(limitsOf(terms(0), 0.5, { ...heard, ...edge })).toEqual([]);
    }
    expect(limitsOf(terms(0), 1, { ...heard, engineSpeedRpm: 3000, load: 1 })).toEqual([]);
  });

  it('leaves the corner out, in which row and column of half a step would cross', () => {
    for (const corner of [
      { engineSpeedRpm: 2500, load: 0.6875 },
      { engineSpeedRpm: 2999, load: 0.74 },
    ])
      expect(limitsOf(terms(0), 0.5, { ...heard, ...corner })).toEqual(['raisedOutsideField']);
    for (const edge of [
      { engineSpeedRpm: 2500, load: 0.75 },
      { engineSpeedRpm: 3000, load: 0.6875 },
    ])
      expect(limitsOf(terms(0), 0.5, { ...heard, ...edge })).toEqual([]);
  });

  it('raises one map and its twin alone', () => {
    const others = [
      { fuelDemand: 'low' },
      { knockClass: 'high-det' },
      { shuttersIn: true },
      { idle: true },
    ] as const;
    for (const other of others) {
      expect(limitsOf(terms(0), 1, { ...heard, ...other })).toContain('raisedOtherMap');
      expect(limitsOf(terms(0), 0, { ...heard, ...other })).not.toContain('raisedOtherMap');
    }
  });

  it('judges added spark at 85 to 100 °C of coolant, and ends the pulls in the heat', () => {
    for (const coolantC of [84, 101])
      expect(limitsOf(terms(0), 0.5, { ...heard, coolantC })).toContain('raisedOffTemperature');
    for (const coolantC of [85, 100])
      expect(limitsOf(terms(0), 0.5, { ...heard, coolantC })).toEqual([]);
    expect(limitsOf(terms(0), 0, { ...heard, coolantC: 112 })).toEqual(['coolantHot']);
    expect(limitsOf(terms(0), 1, { ...heard, intakeAirC: 86 })).toEqual(['intakeAirHot']);
  });

  it('names what cannot be together', () => {
    const busy = { ...heard, engineSpeedRpm: 4000, load: 0.5, idle: true };
    expect(limitsOf(terms(0), 0, busy)).toEqual(['idleUnderLoad']);
    expect(limitsOf(terms(0), 0, { ...busy, engineSpeedRpm: 1000 })).toEqual([]);
    const frozen = { ...busy, engineSpeedRpm: 1700, coolantC: -10 };
    expect(limitsOf(terms(0), 0, frozen)).not.toContain('idleUnderLoad');
    expect(limitsOf(terms(0), 0, { ...frozen, coolantC: 20 })).toContain('idleUnderLoad');
    expect(limitsOf(terms(0), 0, { ...frozen, engineSpeedRpm: 1800 })).toContain('idleUnderLoad');
    expect(limitsOf(terms(0), 0, { ...heard, loop: 'closed' })).toEqual(['closedLoopAtHighDemand']);
    expect(limitsOf(terms(0), 0, { ...heard, coolantC: 20 })).toEqual(['coldAdvanceMissing']);
    const typed = { ...terms(0), coldAdvanceDegrees: 5 };
    expect(limitsOf(typed, 0, { ...heard, coolantC: 20 })).toEqual([]);
  });

  it('takes the load of the calibration, which a 1.8 has higher', () => {
    const small = { ...heard, engineSpeedRpm: 4500, load: 0.45 };
    const ofSmall = stockTable('Knock Listen - Min Load', 'L843EC');
    expect(limitsOf(terms(0), 1, small)).not.toContain('raisedUnheard');
    expect(sparkNotices(terms(0), 1, small, ofSmall)[0]?.text).toMatch(/from load 0\.\d+ up/);
  });

  it('sends two degrees out and not one in where it knocks', () => {
    expect(limitsOf(terms(1.7), 1, heard)).toEqual(['raisedInSpiteOfKnock']);
    expect(limitsOf(terms(8.1), 0, heard)).toEqual(['knockBeyondMost']);
    expect(limitsOf(terms(8), 0, heard)).not.toContain('knockBeyondMost');
  });

  it('does not believe in shutters that are in on a warm or fast engine', () => {
    const advanced = { ...terms(0), coldAdvanceDegrees: 5 };
    const cold = { ...heard, shuttersIn: true, coolantC: 20, engineSpeedRpm: 2000 };
    expect(limitsOf(advanced, 0, cold)).toEqual([]);
    expect(limitsOf(advanced, 0, { ...cold, coolantC: 64 })).toEqual(['shuttersInWarm']);
    expect(limitsOf(advanced, 0, { ...cold, engineSpeedRpm: 3751 })).toEqual(['shuttersInWarm']);
  });
});
