import { describe, expect, it } from 'vitest';
import { columnsOfCard } from './columnsOfCard';
import type { OwnRoles } from './ownRoles';
import { openLog } from './openLog';

/** A drive whose coolant column holds these numbers, without a unit. */
const drive = (coolant: readonly number[], ownRoles: OwnRoles = {}, more = '') => {
  const log = openLog({ ownRoles });
  log.push(`time,RPM,LOAD,STFT,ECT${more && ',IAT'}\n`);
  for (let row = 0; row < 60; row += 1)
    log.push(`${row / 10},2000,0.4,1,${coolant[row % coolant.length]}${more && `,${more}`}\n`);
  return log.end();
};

const coolantOf = (files: readonly (readonly number[])[]) =>
  columnsOfCard(files.map((values) => drive(values).report)).find(({ name }) => name === 'ECT');

describe('the columns of a card', () => {
  it('keep a doubt that one file has and the last one has not, and say how many have it', () => {
    const { doubts = [] } =
      coolantOf([
        [60, 124],
        [60, 118],
        [20, 90],
      ]) ?? {};
    expect(doubts).toHaveLength(1);
    expect(doubts[0]).toMatch(/°C or °F.*\(2 of 3 files\)$/);
  });

  it('say that files of one name were read in different units', () => {
    const { doubts = [] } =
      coolantOf([
        [60, 190],
        [20, 90],
      ]) ?? {};
    expect(doubts[0]).toBe(
      'The files were read in different units: °F, turned into °C in 1; °C in 1. Choose one for all.',
    );
  });

  it('say nothing of units that each file writes', () => {
    const written = (unit: string, value: number) => {
      const log = openLog();
      log.push(`time,RPM,LOAD,STFT,ECT (${unit})\n`);
      for (let row = 0; row < 60; row += 1) log.push(`${row / 10},2000,0.4,1,${value}\n`);
      return log.end().report;
    };
    const card = columnsOfCard([written('°F', 190), written('°C', 88)]);
    expect(card.find(({ name }) => name === 'ECT')?.doubts).toEqual([]);
  });

  it('keep each name that fits as well, and count a doubt once for a file', () => {
    const log = openLog();
    log.push('time,RPM,LOAD,STFT,APP,APP1,APP2\n');
    for (let row = 0; row < 60; row += 1) log.push(`${row / 10},2000,0.4,1,20,20,20\n`);
    const doubts = columnsOfCard([log.end().report]).flatMap((each) => each.doubts);
    expect(doubts.join()).not.toContain('of 1 files');
    for (const other of ['“APP1”', '“APP2”']) expect(doubts.join()).toContain(other);
  });

  it('have no doubt where all files agree', () => {
    expect(
      coolantOf([
        [20, 90],
        [40, 95],
      ])?.doubts,
    ).toEqual([]);
  });
});

describe('a unit', () => {
  it('that the reader chose is taken, whatever the numbers say', () => {
    const { table, report } = drive([60, 100], { ECT: { role: 'coolant', unit: '°F' } });
    expect(Math.max(...(table.columns.coolant ?? []).filter(Number.isFinite))).toBeCloseTo(37.8, 1);
    expect(report.columns.at(-1)).toMatchObject({
      readAs: '°F, turned into °C',
      isConverted: true,
      doubts: [],
    });
  });

  it('that the reader chose for one temperature is that of another which does not say', () => {
    const { table } = drive([60, 100], { ECT: { role: 'coolant', unit: '°F' } }, '55');
    expect(table.columns.intakeAir?.at(-1)).toBeCloseTo(12.8, 1);
  });

  it('of one temperature that is surely °F is that of the other which does not say', () => {
    const { table, report } = drive([150, 190], {}, '75');
    expect(table.columns.intakeAir?.at(-1)).toBeCloseTo(23.9, 1);
    expect(report.columns.at(-1)?.doubts).toEqual([
      'No unit is written; it was taken for °F, as ECT is.',
    ]);
  });
});
