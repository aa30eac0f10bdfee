import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PastedTableError } from './PastedTableError';
import { printTable } from './printTable';
import { readPastedTable } from './readPastedTable';
import { leastTime } from '../../../tests/unit/leastTime';

const read = (text: string, shape?: { rows: number; columns: number }) =>
  readPastedTable(text, 'the trim histogram', shape);

const cells = [
  [1.206, 1.079, -2],
  [1, 0.94, 0.832],
];

const errorOf = (text: string, shape?: { rows: number; columns: number }) => {
  try {
    read(text, shape);
  } catch (error) {
    if (error instanceof PastedTableError) return error;
    throw error;
  }
  throw new Error('The table was read.');
};

describe('readPastedTable', () => {
  it.each([
    ['tabs', '1.206\t1.079\t-2\n1\t.94\t0.832'],
    ['tabs and decimal commas', '1,206\t1,079\t−2\r\n1\t,94\t0,832\r\n'],
    ['semicolons', '1.206;1.079;-2\r1;0.94;.832'],
    ['semicolons and decimal commas', '1,206;1,079;-2\n1;0,94;,832\n\n'],
    ['commas', '1.206,1.079,-2\n1,0.94,0.832'],
    ['commas and blanks', '1.206, 1.079, -2\n1, 0.94, 0.832'],
    ['gaps', '  1.206  1.079 -2\n  1      0.94  0.832'],
    ['gaps and decimal commas', '1,206 1,079 -2\n1 0,94 0,832'],
    ['a byte-order mark', '\ufeff1.206\t1.079\t-2\n1\t0.94\t0.832'],
    ['a first line of another editor', '[Table3D]\n1.206\t1.079\t-2\n1\t0.94\t0.832'],
  ])('reads %s without axes', (_what, text) => {
    expect(read(text)).toMatchObject({ columnAxis: undefined, rowAxis: undefined, cells });
  });

  it.each([
    ['an empty corner', '\t0.25\t0.5\t1\n500\t1.206\t1.079\t-2\n1000\t1\t0.94\t0.832'],
    ['a word in the corner', 'RPM;0,25;0,5;1\n500;1,206;1,079;-2\n1000;1;0,94;0,832'],
    ['no corner', '0.25\t0.5\t1\n500\t1.206\t1.079\t-2\n1000\t1\t0.94\t0.832'],
    ['a number in the corner', '0,0.25,0.5,1\n500,1.206,1.079,-2\n1000,1,0.94,0.832'],
    ['a tab too many', '\t0.25\t0.5\t1\t\n500\t1.206\t1.079\t-2\t\n1000\t1\t0.94\t0.832\t'],
  ])('reads axes with %s', (_what, text) => {
    expect(read(text)).toMatchObject({
      columnAxis: [0.25, 0.5, 1],
      rowAxis: [500, 1000],
      cells,
    });
  });

  it('takes one axis alone if the size says so', () => {
    const shape = { rows: 2, columns: 3 };
    expect(read('0.25\t0.5\t1\n1\t2\t3\n4\t5\t6', shape)).toMatchObject({
      columnAxis: [0.25, 0.5, 1],
      rowAxis: undefined,
      cells: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    });
    expect(read('500\t1\t2\t3\n1000\t4\t5\t6', shape)).toMatchObject({
      columnAxis: undefined,
      rowAxis: [500, 1000],
      cells: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    });
  });

  it('keeps empty cells, and adds those that a viewer left off at the end of a row', () => {
    const shape = { rows: 2, columns: 3 };
    const empty = {
      cells: [
        [null, 2.5, null],
        [-1, null, null],
      ],
    };
    expect(read('\t2.5\t\n-1\t\t', shape)).toMatchObject(empty);
    expect(read('NaN;2,5;-\n-1', shape)).toMatchObject(empty);
    expect(read('\t2.5\t\t\n-1\t\t\t', shape)).toMatchObject(empty);
  });

  it('names row and column of what is wrong, as pasted', () => {
    expect(errorOf('\t0.25\t0.5\n500\t1\tabc').message).toBe(
      'Row 2, column 3 of the trim histogram: “abc” is no number.',
    );
    expect(errorOf('\t0.25\tx\n500\t1\t2').place).toEqual({ row: 1, column: 3 });
    expect(errorOf('\t0.25\t0.5\n\t1\t2').message).toBe(
      'Row 2, column 1 of the trim histogram: an axis needs a number here.',
    );
    expect(errorOf('1\t2\n3\tx\n5\t6\t7', { rows: 3, columns: 2 })).toMatchObject({
      problem: 'not-a-number',
      place: { row: 2, column: 2 },
    });
    expect(errorOf('\t0.25\n500\t1\t2').message).toBe(
      'Row 2 of the trim histogram: it has 2 cells, the others 1. The text was cut at tabs.',
    );
    expect(errorOf('1 2 3\n4 5')).toMatchObject({ problem: 'uneven-rows', place: { row: 2 } });
    expect(errorOf('1,5;2\n3;1.5')).toMatchObject({
      problem: 'two-decimal-marks',
      place: { row: 2, column: 2 },
    });
    expect(errorOf('\t\n500\t')).toMatchObject({ problem: 'empty' });
    expect(errorOf('<img src=x onerror=alert(1)>').message).toBe(
      'Row 1, column 1 of the trim histogram: “<img” is no number.',
    );
  });

  it.each(['', ' \n\n ', '\ufeff'])('says that %j is nothing', (text) => {
    expect(errorOf(text).message).toBe('The trim histogram: nothing is pasted yet.');
  });

  it('refuses at once what is larger than any table', () => {
    const noise = 'ab\t1\n'.repeat(2_000_000);
    const read = (): void => {
      expect(errorOf(noise)).toMatchObject({ problem: 'too-large' });
      expect(errorOf('1\n'.repeat(101))).toMatchObject({ problem: 'too-large' });
      expect(errorOf('1\t'.repeat(101))).toMatchObject({ problem: 'too-large' });
    };
    expect(leastTime(read, 500)).toBeLessThan(500);
  });

  it('fails only with its own error, whatever is pasted', () => {
    const noise = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: fc.constantFrom('1', '.', ',', ';', '\t', '\n', ' ', '-', 'x') }),
    );
    fc.assert(
      fc.property(noise, fc.option(fc.constant({ rows: 2, columns: 2 })), (text, shape) => {
        try {
          const table = read(text, shape ?? undefined);
          const width = table.cells[0]?.length ?? 0;
          expect(width).toBeGreaterThan(0);
          expect(table.cells.every((row) => row.length === width)).toBe(true);
          expect(table.cells.flat().every((cell) => cell === null || Number.isFinite(cell))).toBe(
            true,
          );
        } catch (error) {
          expect(error).toBeInstanceOf(PastedTableError);
        }
      }),
    );
  });
});

describe('printTable', () => {
  it('prints tabs between cells and a line feed between rows', () => {
    expect(printTable({ cells })).toBe('1.206\t1.079\t-2\n1\t0.94\t0.832');
    expect(printTable({ columnAxis: [0.5, 1], rowAxis: [500], cells: [[1.5, null]] }, ',')).toBe(
      '\t0,5\t1\n500\t1,5\t',
    );
  });

  // No cell is as large as an engine speed: beside an empty corner such a number is read as an axis.
  const number = fc
    .double({ min: -499, max: 499, noNaN: true })
    .map((value) => (value === 0 ? 0 : value));

  const table = fc.integer({ min: 2, max: 17 }).chain((columns) =>
    fc.record({
      cells: fc.array(fc.array(fc.option(number), { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 15,
      }),
      axes: fc.boolean(),
      mark: fc.constantFrom('.' as const, ',' as const),
    }),
  );

  it('an empty corner beside an engine speed is one of axes, also in a table of the expected size', () => {
    const text = '\t500\t0\n0\t\t\n-1\t\t';
    expect(read(text, { rows: 3, columns: 3 })).toMatchObject({
      columnAxis: [500, 0],
      rowAxis: [0, -1],
    });
  });

  it('prints what reads back as the same table', () => {
    fc.assert(
      fc.property(table, ({ cells: printed, axes, mark }) => {
        const shape = { rows: printed.length, columns: printed[0]?.length ?? 0 };
        const columnAxis = axes
          ? Array.from({ length: shape.columns }, (_, i) => i / 16)
          : undefined;
        const rowAxis = axes
          ? Array.from({ length: shape.rows }, (_, i) => 500 * (i + 1))
          : undefined;
        const text = printTable({ columnAxis, rowAxis, cells: printed }, mark);
        if (!axes && /^\s*$/.test(text)) return;
        expect(read(text, shape)).toMatchObject({ columnAxis, rowAxis, cells: printed });
      }),
    );
  });
});
