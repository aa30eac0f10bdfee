import { describe, expect, it } from 'vitest';
import { romTables, type RomTableNote } from '@site/src/data/romTables';
import { tableNotices } from './tableNotices';

const limits: Readonly<Record<RomTableNote, string>> = {
  'never-save': 'mapsNeverSave',
  'edit-both-limits': 'mapsEditBothLimits',
  'two-copies': 'mapsTwoCopies',
  'really-iat-below-68': 'mapsTwinNames',
  'really-iat-above-68': 'mapsTwinNames',
  'axis-is-rpm': 'mapsAxisIsRpm',
};

describe('tableNotices', () => {
  it('has a word for every trap of the definitions, and for no other table but one', () => {
    const noted = new Map(romTables.flatMap(({ name, note }) => (note ? [[name, note]] : [])));
    expect(noted.size).toBeGreaterThan(9);
    const told = romTables.flatMap(({ name }) =>
      tableNotices(name).map((each) => [name, each] as const),
    );
    for (const [name, note] of noted)
      expect(tableNotices(name).map(({ limit }) => limit)).toEqual([limits[note]]);
    expect([...new Set(told.map(([name]) => name))].filter((name) => !noted.has(name))).toEqual([
      'Knock Detected - KR Increment Rate',
    ]);
  });
});
