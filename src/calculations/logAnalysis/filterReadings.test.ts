import { expect, it } from 'vitest';
import type { ColumnReading } from '../logReading/LogFileReport';
import { columnReading } from '../testing/columnReading';
import { filterNames } from './filterNames';
import { filterReadings } from './filterReadings';
import { readFilter } from './readFilter';

const fileOf = (columns: readonly ColumnReading[]) => ({
  name: 'a.csv',
  rowCount: 1,
  seconds: 1,
  columns,
  dropped: [],
  remarks: [],
  refusal: '',
});

const columns = [
  columnReading({
    name: 'Vehicle Speed',
    unit: 'mph',
    role: 'speed',
    readAs: 'mph, turned into km/h',
    isConverted: true,
  }),
  columnReading({
    name: 'AFR',
    role: 'lambda',
    readAs: 'AFR, divided by 14.71',
    isConverted: true,
  }),
  columnReading({ name: 'IAT', role: 'intakeAir', readAs: '°C', rowsPerReading: 4 }),
  columnReading({ name: 'time', role: 'time', readAs: 's' }),
  columnReading({ name: 'SWITCH_X' }),
];

const told = (text: string, ...files: (readonly ColumnReading[])[]) => {
  const filter = readFilter(text, filterNames(files.flat()));
  return filter && filterReadings(filter, files.map(fileOf));
};

it('names columns as the file does, and how their numbers were turned', () =>
  expect(told('VSS > 60 and AFR < 1 and IAT < 50 and time > 1 and switch_x = 1', columns)).toEqual([
    'Vehicle Speed in km/h (mph, turned into km/h)',
    'AFR in λ (AFR, divided by 14.71)',
    'IAT in °C',
    'time in s since the start of its drive',
    'SWITCH_X as the file writes it',
  ]));

it('tells of each way in which the files of a card write a column', () => {
  const metric = [columnReading({ name: 'VSS', role: 'speed', readAs: 'km/h' })];
  expect(told('VSS > 60', columns, metric)).toEqual([
    'Vehicle Speed in km/h (mph, turned into km/h) or VSS in km/h',
  ]);
});
