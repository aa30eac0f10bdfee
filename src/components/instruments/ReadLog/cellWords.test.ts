import { describe, expect, it } from 'vitest';
import type { TrimCell } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { lineOf } from './cellViews';
import { cellMarks, cellWords } from './cellWords';

const cell = {
  trust: 'settled',
  oldValue: 1,
  newValue: 1,
  drifts: false,
  drivesDisagree: false,
  staysAtHighLoad: true,
} as TrimCell;

describe('a cell at load 0.8 and above', () => {
  it('says that it stays, in words and by its line, where it had enough rows', () => {
    expect(cellMarks(cell)).toEqual(['load 0.8 and above: stays']);
    expect(cellWords(cell)).toBe('stays 1.000, settled, load 0.8 and above: stays');
    expect(lineOf(cell)).toBe('slanted');
  });

  it('says no more than thin where it had too few', () => {
    const thin: TrimCell = { ...cell, trust: 'thin', staysAtHighLoad: false };
    expect(cellMarks(thin)).toEqual([]);
    expect(lineOf(thin)).toBe('thin');
  });
});
