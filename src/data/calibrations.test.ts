import { describe, expect, it } from 'vitest';
import { calibrations, calibrationsData, mx5Calibrations, type Calibration } from './calibrations';
import { sources } from './sources';

const unsupported = mx5Calibrations.filter(({ status }) => status === 'unsupported');
const supported = mx5Calibrations.filter(({ status }) => status === 'supported');

describe('the list', () => {
  it('holds 128 calibrations, 126 of the MX-5: 103 with a patch, 23 without', () => {
    expect(calibrations).toHaveLength(128);
    expect(mx5Calibrations).toHaveLength(126);
    expect(supported).toHaveLength(103);
    expect(unsupported).toHaveLength(23);
  });

  it('agrees with its own counts', () => {
    const count = (holds: (each: Calibration) => unknown): number =>
      mx5Calibrations.filter(holds).length;
    expect(calibrationsData.counts).toMatchObject({
      calibrations: calibrations.length,
      ncMx5: mx5Calibrations.length,
      families: new Set(mx5Calibrations.map(({ family }) => family)).size,
      romdropDefinitions: calibrations.filter((each) => each.romdropDefinition).length,
      romdropPatches: supported.length,
      oemRomFiles: count((each) => each.oemCopyListed),
      oemRomsChecksumVerified: count((each) => each.oemCopyMatchesRomdropCrc),
      unsupported: unsupported.length,
      confirmed: count((each) => each.confidence === 'confirmed'),
      singleSource: count((each) => each.confidence === 'single-source'),
      unknown: count((each) => each.confidence === 'unknown'),
      yearsKnown: count((each) => each.vehicle.years),
      marketKnown: count((each) => each.vehicle.market),
      gearboxKnown: count((each) => each.vehicle.gearbox),
    });
  });

  it('names each ID once, in order', () => {
    const ids = calibrations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort());
  });

  it.each(calibrations.map((each) => [each.id, each] as const))(
    '%s is family and revision',
    (id, each) => {
      expect(id).toMatch(/^L[A-Z0-9]{3}E[0-9A-Z]$/);
      expect(each.family).toBe(id.slice(0, 4));
      expect(each.revision).toBe(id.slice(4));
    },
  );

  it('cites sources that exist', () => {
    const keys = new Set(sources.map(({ key }) => key));
    const cited = calibrations.flatMap(({ vehicleSources }) => vehicleSources);
    expect(cited.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('support', () => {
  it('is a definition, a patch and a checksum entry together', () => {
    for (const each of mx5Calibrations) {
      const has = [each.romdropDefinition, each.romdropPatch, each.romdropCrcEntry];
      expect(has, each.id).toEqual(Array(3).fill(each.status === 'supported'));
    }
  });

  it('names as nearest only the first later revision of the same family that has a patch', () => {
    for (const each of mx5Calibrations) {
      const later = supported.filter(
        ({ family, revision }) => family === each.family && revision > each.revision,
      );
      const nearest = each.status === 'supported' ? null : (later[0]?.id ?? null);
      expect(each.nearestLaterSupported, each.id).toBe(nearest);
    }
  });

  it('leaves three without anything in their family', () => {
    const alone = unsupported.filter((each) => each.nearestLaterSupported === null);
    expect(alone.map(({ id }) => id)).toEqual(['L872EC', 'LFANEB', 'LFNPEA']);
    expect(alone.flatMap(({ sameFamilySupported }) => sameFamilySupported)).toEqual([]);
  });

  it('has four replacements named by helpers, each the nearest later one', () => {
    const named = calibrations.filter(({ answer }) => answer?.kind === 'use-instead');
    expect(named.map(({ id, answer }) => [id, answer?.use])).toEqual([
      ['LF4XEC', 'LF4XED'],
      ['LFG1EF', 'LFG1EK'],
      ['LFLNEA', 'LFLNEC'],
      ['LFN3EF', 'LFN3ER'],
    ]);
    for (const each of named) expect(each.answer?.use, each.id).toBe(each.nearestLaterSupported);
  });

  it('flags every revision of the five families whose code layout changes', () => {
    const changing = ['LF9H', 'LF9K', 'LFGK', 'LFGM', 'LFGN'];
    for (const each of calibrations) {
      expect(each.layoutChangesWithinFamily, each.id).toBe(changing.includes(each.family));
    }
  });

  it('counts layout groups as 48, 17, 12 and 26', () => {
    const sizes = ['NC1', 'NC2-early', 'NC2-late', 'NC3'].map(
      (group) => supported.filter(({ layoutGroup }) => layoutGroup === group).length,
    );
    expect(sizes).toEqual([48, 17, 12, 26]);
  });
});

describe('an inferred market', () => {
  it('never stands beside a known one', () => {
    const both = calibrations.filter(
      ({ vehicle, marketInferred }) => vehicle.market && marketInferred,
    );
    expect(both).toEqual([]);
    const inferred = mx5Calibrations.filter(({ marketInferred }) => marketInferred);
    expect(new Set(inferred.map(({ family }) => family)).size).toBe(15);
  });
});
