import { describe, expect, it } from 'vitest';
import { clockReader } from './clockCell';
import { cellReader, unreadable } from './logCell';

describe('cellReader', () => {
  const read = cellReader(false);
  it.each([
    ['.768', 0.768],
    ['-.78125', -0.78125],
    ['+4.8', 4.8],
    ['1e3', 1000],
    ['1.2E-3', 0.0012],
    ['0e0', 0],
    ['0', 0],
    ['0.0', 0],
    [' 12.5 ', 12.5],
    ['−3', -3],
    ['2,000.00', 2000],
    ['ON', 1],
    ['off', 0],
    ['True', 1],
    ['false', 0],
  ])('reads %j', (cell, value) => expect(read(cell)).toBe(value));

  it.each(['0', '0.00', ' 0.0', '-0.0', '.0', '0,00', '0.000000e0'])(
    'reads %j as nought where commas mark the decimals too',
    (cell) => expect(cellReader(true)(cell)).toBe(0),
  );

  it('reads no number of both marks where commas mark the decimals', () =>
    expect(cellReader(true)('1.234,5')).toBe(unreadable));

  it('reads minus nought as nought', () => expect(Object.is(read('-0'), 0)).toBe(true));

  it.each(['', ' ', '-', 'N/A', 'NaN'])('takes %j for a missing cell', (cell) =>
    expect(read(cell)).toBeNaN(),
  );

  it.each([
    '0x10',
    ' 0x10',
    '\u00a00x10',
    '0b1',
    '0B1',
    '0B10',
    '0o7',
    'Infinity',
    '-Infinity',
    '1e999',
    'abc',
    '1.2.3',
    '12 V',
    '1,5',
    '9'.repeat(50),
  ])('takes %j for no number', (cell) => expect(read(cell)).toBe(unreadable));

  it.each([
    ['1,5', 1.5],
    ['-,78', -0.78],
    ['12', 12],
    ['1.234,5', unreadable],
  ])('reads %j with decimal commas', (cell, value) => expect(cellReader(true)(cell)).toBe(value));
});

describe('clockReader', () => {
  const shape = () => ({ hasColons: false, isSpreadsheets: false });
  it.each([
    ['21:41:28.123', 78_088.123, false],
    ['0:00:05.4', 5.4, false],
    ['2024-05-01 12:00:00.5', 43_200.5, false],
    ['2024-05-01T12:00:00Z', 43_200, false],
    ['100:00:01', 360_001, false],
    ['05:12.3', 312.3, true],
    ['9:41:28 PM', 78_088, true],
    ['12:00:01 AM', 1, true],
    ['12:00:01 pm', 43_201, true],
  ])('reads %j', (cell, value, isSpreadsheets) => {
    const seen = shape();
    expect(clockReader(cellReader(false), seen)(cell)).toBeCloseTo(value, 9);
    expect(seen).toEqual({ hasColons: true, isSpreadsheets });
  });

  it('reads a number as a number, and names what is no time', () => {
    const seen = shape();
    const read = clockReader(cellReader(false), seen);
    expect(read('4492800.25')).toBe(4_492_800.25);
    expect(read('a:b')).toBe(unreadable);
    expect(seen.hasColons).toBe(false);
  });
});
