import { describe, expect, it } from 'vitest';
import type { LogFileReport } from '../logReading/LogFileReport';
import { flatScaling } from '../testing/flatScaling';
import { logTableOf, rowsOf } from '../testing/logTableOf';
import { analyseLog } from './analyseLog';
import { printLogTable } from './printLogTable';
import { proofText } from './proofText';
import { readFilter } from './readFilter';
import { usualLogOptions } from './usualLogOptions';

const options = { ...usualLogOptions(flatScaling), sharePercent: 100, resistanceSeconds: 0 };
const log = logTableOf(Array.from({ length: 3 }, () => rowsOf(160)));
const analysis = analyseLog(log, options);

describe('printLogTable', () => {
  it('prints the cells alone, tabs between, one engine speed per line', () => {
    const lines = printLogTable(analysis.table, 'cells').split('\n');
    expect(lines).toHaveLength(15);
    expect(lines[5]?.split('\t')).toHaveLength(17);
    expect(lines[5]?.split('\t')[8]).toBe('1.04');
    expect(lines[4]).toBe(Array.from({ length: 17 }, () => '1').join('\t'));
  });

  it('prints a row, a column, factors, and a comma for the decimal sign', () => {
    const { table } = analysis;
    expect(printLogTable(table, 'row', { place: 5 }).split('\t')[8]).toBe('1.04');
    expect(printLogTable(table, 'column', { place: 8 }).split('\n')[5]).toBe('1.04');
    expect(printLogTable(table, 'factors').split('\n')[5]?.split('\t')[8]).toBe('1.04');
    expect(printLogTable(table, 'row', { place: 5, mark: ',' })).toContain('1,04');
  });

  it('prints a CSV with both axes', () => {
    const lines = printLogTable(analysis.table, 'csv').split('\r\n');
    expect(lines[0]?.startsWith('rpm \\ load,0,0.0625')).toBe(true);
    expect(lines[6]?.startsWith('3000,1,1')).toBe(true);
  });
});

describe('proofText', () => {
  const report: LogFileReport = {
    name: 'my plate AB12 CDE.csv',
    rowCount: 480,
    seconds: 48,
    columns: [],
    dropped: [],
    remarks: [],
    refusal: '',
  };
  const text = proofText(analysis, [report]);

  it('holds gates, counts and cells, small enough for a forum', () => {
    expect(text).toContain('running: 303');
    expect(text).toContain('3000 rpm; load 0.5; settled; 17.7 s; 3 visits; +4.00 %');
    expect(text).toContain('480 rows in 3 drives');
    expect(text.length).toBeLessThan(8000);
  });

  it('holds the reader’s own filter', () => {
    const filter = readFilter('IAT < 50 and VSS > 20', null);
    const own = proofText({ ...analysis, options: { ...analysis.options, filter } }, [report]);
    expect(own).toContain('own asks of a row: IAT < 50 and VSS > 20');
    expect(text).not.toContain('asks of a row');
  });

  it('holds no name of a file and no row of the log', () => {
    expect(text).not.toContain('plate');
    expect(text).not.toContain('NaN');
  });
});
