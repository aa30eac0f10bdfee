import { describe, expect, it } from 'vitest';
import { gateNames, type GateName } from '@site/src/calculations/logAnalysis/gates';
import type { LogFilter } from '@site/src/calculations/logAnalysis/LogFilter';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import { flatScaling } from '@site/src/calculations/testing/flatScaling';
import { madeLog } from '@site/src/calculations/testing/madeLog';
import { unreadFile } from '../kit/unreadFile';
import { logHolder } from './logHolder';
import type { OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import type { LogAnswer } from './logMessages';

const holder = () => {
  const said: LogAnswer[] = [];
  const ask = logHolder((answer) => said.push(answer));
  const last = () => said.at(-1);
  const open = async (id: number, sources: readonly File[], ownRoles: OwnRoles = {}) => {
    await ask({ kind: 'add', id: 0, sources });
    await ask({ kind: 'open', id, ownRoles });
  };
  return { ask, open, said, last };
};

const one = madeLog({ seconds: 300, clockStartSeconds: 10 });
const two = madeLog({ seconds: 200, clockStartSeconds: 400, seed: 2 });
const files: readonly File[] = [
  new File([two.csv], 'log0010.csv'),
  new File(['PK\u0003\u0004xxxx'], 'log0003.xlsx'),
  new File([one.csv], 'log0002.csv'),
];

describe('logHolder', () => {
  it('reads files in the order of their numbers, with progress, and keeps their rows', async () => {
    const { open, said, last } = holder();
    await open(7, files);
    expect(last()).toMatchObject({
      kind: 'opened',
      id: 7,
      reports: [{ name: 'log0002.csv' }, { name: 'log0003.xlsx' }, { name: 'log0010.csv' }],
      summary: { rowCount: 2999 + 1999, powerUps: 1, drives: [{ file: 0 }, { file: 2 }] },
    });
    const shares = said.flatMap((answer) => (answer.kind === 'progress' ? [answer] : []));
    expect(shares.at(-1)).toMatchObject({ id: 7, share: 1, filesRead: 3, fileCount: 3 });
    expect(shares.every(({ share }, i) => share >= (shares[i - 1]?.share ?? 0))).toBe(true);
  });

  it('analyses, traces and shows the rows of a cell', async () => {
    const { ask, open, last } = holder();
    await open(1, files);
    await ask({ kind: 'rowsOfCell', id: 2, cell: { row: 4, column: 4 } });
    expect(last()).toEqual({ kind: 'cell', id: 2, stretches: [] });
    await ask({ kind: 'analyse', id: 3, options: usualLogOptions(flatScaling) });
    const analysed = last();
    if (analysed?.kind !== 'analysed') throw new Error('not analysed');
    expect(analysed.analysis.rowCount).toBe(2999 + 1999);
    const row = analysed.analysis.table.cells.findIndex((cells) =>
      cells.some(({ seconds }) => seconds > 3),
    );
    const column =
      analysed.analysis.table.cells[row]?.findIndex(({ seconds }) => seconds > 3) ?? -1;
    await ask({ kind: 'rowsOfCell', id: 4, cell: { row, column } });
    const cell = last();
    expect(cell?.kind === 'cell' && cell.stretches.length).toBeGreaterThan(0);
    const window = { roles: ['rpm'] as const, fromSeconds: 0, toSeconds: 1000, mostPoints: 100 };
    await ask({ kind: 'trace', id: 5, window });
    expect(last()).toMatchObject({ kind: 'traced', id: 5, trace: { rowCount: 4998 } });
    const traced = last();
    const used =
      traced?.kind === 'traced' ? traced.trace.reasons.find(({ code }) => code === 0) : null;
    expect(used?.runs.length).toBeGreaterThan(0);
  });

  it('follows the roles of the reader, and forgets the log before', async () => {
    const { open, last } = holder();
    await open(1, files);
    const text = one.csv.replace(',RPM,', ',N,');
    await open(2, [new File([text], 'a')]);
    expect(last()).toMatchObject({ summary: { rowCount: 0 } });
    await open(3, [new File([text], 'a')], { N: 'rpm' });
    expect(last()).toMatchObject({ summary: { rowCount: 2999 } });
  });

  it('refuses a file that ends before its size, as one that was cut while it was read', async () => {
    const { open, last } = holder();
    const cut = new File([one.csv], 'log0001.csv');
    Object.defineProperty(cut, 'size', { value: one.csv.length + 1 });
    await open(1, [cut, ...files]);
    expect(last()).toMatchObject({
      reports: [{ refusal: unreadFile }, { name: 'log0002.csv' }, {}, { name: 'log0010.csv' }],
      summary: { rowCount: 2999 + 1999 },
    });
  });

  it('says what failed, and goes on answering', async () => {
    const { ask, open, last } = holder();
    const options = { ...usualLogOptions(flatScaling), sharePercent: -5 };
    await ask({ kind: 'analyse', id: 1, options });
    expect(last()).toMatchObject({ kind: 'failed', id: 1 });
    await open(2, []);
    expect(last()).toMatchObject({ kind: 'opened', reports: [] });
  });

  it('reads what was added before, a part of a card at a time, and tells its bytes', async () => {
    const { ask, open, last } = holder();
    await ask({ kind: 'add', id: 1, sources: files.slice(0, 1) });
    expect(last()).toEqual({ kind: 'added', id: 1, bytes: two.csv.length });
    await ask({ kind: 'add', id: 2, sources: files.slice(1) });
    expect(last()).toMatchObject({ kind: 'added', bytes: 8 + one.csv.length });
    await ask({ kind: 'open', id: 3, ownRoles: {} });
    expect(last()).toMatchObject({ kind: 'opened', summary: { rowCount: 2999 + 1999 } });
    await open(4, files.slice(2));
    expect(last()).toMatchObject({ kind: 'opened', summary: { rowCount: 2999 } });
  });

  it('names a file that the browser cannot read, and reads the others', async () => {
    const { open, last } = holder();
    const gone = new File(['x'], 'log0001.csv');
    Object.assign(gone, {
      stream: () =>
        new ReadableStream({
          start: (stream) => stream.error(new DOMException('gone', 'NotReadableError')),
        }),
    });
    await open(1, [gone, ...files]);
    const opened = last();
    if (opened?.kind !== 'opened') throw new Error('not opened');
    expect(opened.reports[0]?.refusal).toContain('could not read');
    expect(opened.summary.drives.map(({ file }) => file)).toEqual([1, 3]);
  });

  describe('a filter on a column without a role', () => {
    /** Every row of a log with a column more, which counts the rows of its file. */
    const withCount = (csv: string): string =>
      csv
        .trimEnd()
        .split('\n')
        .map((line, row) => `${line},${row === 0 ? 'SWITCH_X' : row % 2}`)
        .join('\n');
    const column = { kind: 'column', column: { kind: 'other', name: 'SWITCH_X' } } as const;
    const options = {
      ...usualLogOptions(flatScaling),
      gates: Object.fromEntries(gateNames.map((gate) => [gate, gate === 'own'])) as Record<
        GateName,
        boolean
      >,
    };
    const isOne: LogFilter = {
      text: 'SWITCH_X = 1',
      condition: {
        kind: 'comparison',
        operator: '=',
        left: column,
        right: { kind: 'number', value: 1 },
      },
    };
    const rowsOutOf = (answer: LogAnswer | undefined): number | undefined =>
      answer?.kind === 'analysed'
        ? answer.analysis.gates.find(({ gate }) => gate === 'own')?.rowsOut
        : undefined;

    it('reads it from the files again, beside the same rows; files without it have none of its numbers', async () => {
      const { ask, open, said, last } = holder();
      await open(1, [
        new File([withCount(one.csv)], 'log0001.csv'),
        new File([two.csv], 'log0002.csv'),
      ]);
      await ask({ kind: 'analyse', id: 2, options: { ...options, filter: isOne } });
      const read = { kind: 'progress', id: 2, share: 1, filesRead: 2, fileCount: 2 };
      expect(said.at(-2)).toEqual(read);
      const answer = last();
      if (answer?.kind !== 'analysed') throw new Error('not analysed');
      const { rejectedBy, rowsUsed, gates } = answer.analysis;
      // The first row of the file, which is left out, is number 1.
      expect([...rejectedBy.subarray(0, 4)].map((code) => code === 0)).toEqual([
        false,
        true,
        false,
        true,
      ]);
      expect(rowsUsed).toBe(1499);
      expect(gates.at(-1)?.cannot).toContain('In 1 of 2 drives “SWITCH_X”');
    });

    it('answers the last of several questions, and keeps what it read for the next', async () => {
      const { ask, open, said, last } = holder();
      await open(1, [new File([withCount(one.csv)], 'log0001.csv')]);
      const isNot = {
        text: 'not SWITCH_X = 1',
        condition: { kind: 'not', of: isOne.condition },
      } as const;
      await Promise.all([
        ask({ kind: 'analyse', id: 2, options: { ...options, filter: isOne } }),
        ask({ kind: 'analyse', id: 3, options: { ...options, filter: isNot } }),
      ]);
      expect(said.filter(({ kind }) => kind === 'analysed').map(({ id }) => id)).toEqual([3]);
      expect(rowsOutOf(last())).toBe(1499);
      await ask({ kind: 'analyse', id: 4, options: { ...options, filter: isOne } });
      expect(rowsOutOf(last())).toBe(1500);
    });

    it('ends a reading for a filter that was asked about no more', async () => {
      const { ask, open, said } = holder();
      const first = new File([withCount(one.csv)], 'log0001.csv');
      const second = new File([withCount(two.csv)], 'log0002.csv');
      await open(1, [first, second]);
      let newer = Promise.resolve();
      first.stream = () => {
        newer = ask({ kind: 'analyse', id: 3, options });
        return File.prototype.stream.call(first);
      };
      let readings = 0;
      second.stream = () => {
        readings += 1;
        return File.prototype.stream.call(second);
      };
      await ask({ kind: 'analyse', id: 2, options: { ...options, filter: isOne } });
      await newer;
      expect(readings).toBe(0);
      expect(said.flatMap((answer) => (answer.kind === 'analysed' ? [answer.id] : []))).toEqual([
        3,
      ]);
    });

    it('says that a file is gone, and computes nothing of what is left', async () => {
      const { ask, open, last } = holder();
      const gone = new File([withCount(one.csv)], 'log0001.csv');
      await open(1, [gone]);
      // Browsers end a file quietly where it was cut in the meantime.
      gone.stream = () => new File(['time,RPM'], 'log0001.csv').stream();
      await ask({ kind: 'analyse', id: 2, options: { ...options, filter: isOne } });
      expect(last()).toMatchObject({
        kind: 'failed',
        id: 2,
        message: expect.stringContaining('Open the log again') as string,
      });
      await ask({ kind: 'analyse', id: 3, options });
      expect(last()).toMatchObject({ kind: 'analysed', id: 3 });
    });
  });
});
