// A name of a file: cspell:ignore pretuned
import { describe, expect, it } from 'vitest';
import { namedPatched, namedWithdrawnPatch } from './namedPatched';

const limitsOf = (name: string) => namedPatched(name).map(({ limit }) => limit);

describe('namedPatched', () => {
  it('knows the names of a patched file and of a tune', () => {
    for (const name of [
      'LF9VEB_Rev_21053000.bin',
      'LF9VEB_21053000_v1.02_load-scaling.bin',
      'LF9VEB patched.bin',
      'LF9VEB_tune.bin',
      'LF9VEB modified stock',
      'LF9VEB_dyno_tuned.bin',
      'LF9VEB dyno tune.bin',
      'LF9VEB_sun_tuned.bin',
      'Milano_modified LF9VEB.bin',
      'LF9VEB_pretuned.bin',
    ])
      expect(limitsOf(name), name).toEqual(['namedPatched']);
  });

  it('does not take a stock file for one', () => {
    for (const name of [
      'LF9VEB_2026-11-27_stock.bin',
      'LF9VEB_unpatched.bin',
      'LF9VEB unmodified stock',
      'LF9VEB_not-patched.bin',
      'LF9VEB_pre-tune.bin',
      'LF9VEB before tune.bin',
      'LF9VEB_never_tuned.bin',
      'LF9VEB non-modified.bin',
      'LF9VEB_no.tune',
      'LF9VEB_unTuned.bin',
      'LF9VEB.bin',
    ])
      expect(limitsOf(name), name).toEqual([]);
  });

  it('knows what is no image', () => {
    expect(limitsOf('LF9VEB.patch')).toEqual(['namedPatchFile']);
    expect(limitsOf('LF9VEB.xml')).toEqual(['namedDefinition']);
  });
});

describe('namedWithdrawnPatch', () => {
  it('knows the revision of a withdrawn patch in the name of a patched file', () => {
    for (const [name, revision] of [
      ['LF9VEB_Rev_201122.bin', '201122'],
      ['LF9VEB_Rev_20112300.bin', '20112300'],
      ['LF9VEB_201123_v1.02_load-scaling.bin', '201123'],
      ['LF9VEB 20-1122 tuned.bin', '20-1122'],
    ] as const)
      expect(namedWithdrawnPatch(name)[0]?.text, name).toContain(`The name says \`${revision}\``);
  });

  it('takes neither another revision nor a date for one', () => {
    for (const name of [
      'LF9VEB_Rev_201129.bin',
      'LF9VEB_Rev_21053000.bin',
      'LF9VEB_20201122_tuned.bin',
      'LF9VEB_20112022_tuned.bin',
      'LF9VEB_stock_201122.bin',
    ])
      expect(namedWithdrawnPatch(name), name).toEqual([]);
  });
});
