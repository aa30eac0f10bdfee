import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnusableInputError } from '../limits/UnusableInputError';
import type { ColumnReading } from '../logReading/LogFileReport';
import type { LogTable } from '../logReading/LogTable';
import { columnReading } from '../testing/columnReading';
import { logTableOf } from '../testing/logTableOf';
import { filterNames } from './filterNames';
import { filterReader } from './filterReader';
import { columnsOfFilter, othersOfFilter } from './LogFilter';
import { longestFilter, readFilter } from './readFilter';

const given: readonly Partial<ColumnReading>[] = [
  { name: 'Engine RPM', unit: 'rpm', role: 'rpm' },
  {
    name: 'Intake Temp',
    unit: 'F',
    role: 'intakeAir',
    readAs: '°F, turned into °C',
    isConverted: true,
  },
  { name: 'VSS', unit: '', role: 'speed' },
  { name: 'APP', unit: '', role: 'pedal' },
  { name: 'ECT', unit: '', role: 'coolant' },
  { name: 'time', unit: 's', role: 'time' },
  { name: 'SWITCH_X', unit: '', role: undefined },
  { name: 'Gear', unit: '', role: undefined },
  { name: 'GEAR', unit: '', role: undefined },
  { name: 'a]b', unit: '', role: undefined },
];
const names = filterNames(given.map(columnReading));

const rows = [
  { rpm: 3000, intakeAir: 25, speed: 80, pedal: 20, coolant: 90 },
  { rpm: 800, intakeAir: 55, speed: 0, pedal: 0, coolant: 90 },
  { rpm: 4000, intakeAir: 50, speed: 20.5, pedal: 5, coolant: NaN },
];
const table: LogTable = {
  ...logTableOf([rows], { stepSeconds: 10 }),
  others: new Map([
    ['SWITCH_X', Float32Array.of(1, 0, NaN)],
    ['GEAR', Float32Array.of(3, 0, 4)],
  ]),
};

/** The rows that pass, by their places. */
const passing = (text: string): readonly number[] => {
  const filter = readFilter(text, names);
  if (!filter) throw new Error('empty');
  return rows.map((_, row) => row).filter(filterReader(filter, table));
};

const errorOf = (text: string): string => {
  try {
    readFilter(text, names);
  } catch (error) {
    if (error instanceof UnusableInputError) return error.message;
    throw error;
  }
  return '';
};

describe('readFilter, worked examples', () => {
  it.each([
    ['IAT < 50 and VSS > 20', [0]],
    ['IAT <= 50 and VSS > 20', [0, 2]],
    ['APP >= 5 && RPM < 4000', [0]],
    ['APP >= 5 || RPM = 800', [0, 1, 2]],
    ['not (IAT < 50)', [1, 2]],
    ['not IAT < 50', [1, 2]],
    ['!(VSS > 20) or IAT != 50', [0, 1]],
    ['VSS = 20.5', [2]],
    ['VSS <> 20.5 AND [engine rpm] ≥ 800', [0, 1]],
    ['"Engine RPM (rpm)" == 3000', [0]],
    ['“Engine RPM” == 3000', [0]],
    ['engine_rpm', undefined],
    ['intakeAir - 5 * 5 = 0', [0]],
    ['(IAT - 5) * 5 = 100', [0]],
    ['RPM / VSS > 100', [2]],
    ['-VSS < -20', [0, 2]],
    ['2 + 3 * 4 - 1 = 13', [0, 1, 2]],
    ['8 / 4 / 2 = 1 and 8 - 4 - 2 = 2', [0, 1, 2]],
    // `and` binds more than `or`.
    ['VSS = 0 or VSS > 20 and IAT < 50', [0, 1]],
    ['(VSS = 0 or VSS > 20) and IAT < 50', [0]],
    ['time >= 10', [1, 2]],
    ['.5 < 1.', [0, 1, 2]],
  ] as const)('%s', (text, expected) => {
    if (expected === undefined) expect(() => passing(text)).toThrow();
    else expect(passing(text)).toEqual(expected);
  });

  it('is off where nothing is written', () => {
    expect(readFilter('', names)).toBeNull();
    expect(readFilter(' \n', names)).toBeNull();
  });

  it('compares a role in the unit of this guide and any other column as the file writes it', () => {
    const filter = readFilter('[Intake Temp] < 50 and SWITCH_X = 1 and IAT > 1', names);
    expect(filter && columnsOfFilter(filter)).toEqual([
      { kind: 'role', role: 'intakeAir' },
      { kind: 'other', name: 'SWITCH_X' },
    ]);
    expect(othersOfFilter(filter)).toEqual(['SWITCH_X']);
    expect(passing('switch_x = 1')).toEqual([0]);
    expect(othersOfFilter(null)).toEqual([]);
  });

  it('tells names apart that differ in capitals only', () => {
    expect(othersOfFilter(readFilter('GEAR > 1', names))).toEqual(['GEAR']);
    expect(othersOfFilter(readFilter('Gear > 1', names))).toEqual(['Gear']);
  });

  it('keeps the words of the reader, on one line', () => {
    expect(readFilter('  IAT\n <   50 ', names)?.text).toBe('IAT < 50');
  });

  it('lets every name pass while no log is open', () => {
    expect(othersOfFilter(readFilter('anything > 1', null))).toEqual(['anything']);
  });

  it('never passes a row in which a number is missing, whatever the other words say', () => {
    for (const text of ['ECT > 0', 'ECT <= 0', 'not (ECT > 0)', 'ECT != 0', 'not (ECT = 0)'])
      expect(passing(text)).not.toContain(2);
    expect(passing('RPM > 0 or ECT > 0')).toEqual([0, 1]);
    expect(passing('not (RPM < 0 and ECT > 0)')).toEqual([0, 1]);
    expect(passing('Gear >= 0 or Gear < 0')).toEqual([]);
    // Nothing can be divided by a car that stands.
    expect(passing('RPM / VSS > 0 or RPM > 0')).toEqual([0, 2]);
    expect(passing('not (RPM / VSS > 0)')).toEqual([]);
  });

  it('the last bit of a single decides nothing', () => {
    const single = {
      ...table,
      columns: { ...table.columns, speed: Float32Array.of(0.4, 0.1, 0.3) },
    };
    const pass = (text: string) => {
      const filter = readFilter(text, names);
      return filter && [0, 1, 2].filter(filterReader(filter, single));
    };
    expect(pass('VSS <= 0.4 and VSS >= 0.4')).toEqual([0]);
    expect(pass('VSS < 0.4')).toEqual([1, 2]);
    expect(pass('VSS > 0.1')).toEqual([0, 2]);
    expect(pass('VSS != 0.3')).toEqual([0, 1]);
  });
});

describe('readFilter, what is wrong', () => {
  it.each([
    ['APPS < 50', 'Character 1, “APPS”: no column of this log has this name. Nearest: APP'],
    ['VSS > 20 and Engine > 3', 'Nearest: [Engine RPM]'],
    ['x > 1', 'The names stand in the list of columns above.'],
    ['AAT > 1', 'no column of this log has this name. Nearest: IAT.'],
    ['ab > 1', 'no column'],
    ['IAT < 50 and (VSS > 20', 'Character 14, “(”: the bracket that opens here is not closed.'],
    ['IAT < 50)', 'Character 9, “)”: this bracket closes nothing.'],
    ['(IAT < 50 VSS', 'Character 11, “VSS”: a sign'],
    ['IAT <', 'Character 6: the condition ends too early'],
    ['IAT < and 3', 'Character 7, “and”: a number or a column is missing before this.'],
    ['IAT < 50 VSS > 20', 'Character 10, “VSS”: “and” or “or” is missing before this.'],
    ['Engine RPM > 20', 'Character 1, “Engine”: no column'],
    ['IAT 50', 'Character 5, “50”: a sign such as < or + is missing'],
    ['IAT', 'Character 1, “IAT”: this is a number, not a condition.'],
    ['IAT and VSS > 20', 'Character 1, “IAT”: this is a number, not a condition.'],
    ['not IAT', 'Character 5, “IAT”: this is a number'],
    ['10 < IAT < 50', 'Character 10, “<”: one comparison at a time'],
    ['(IAT < 50) > 1', 'Character 1, “(”: a number is needed, and this is a condition.'],
    ['(IAT < 50) + 1 > 2', 'a number is needed'],
    ['VSS > 0,5', 'Character 8, “,”: decimals stand behind a point'],
    ['VSS > $5', 'Character 7, “$”: this has no meaning here.'],
    ['VSS; 1', 'this has no meaning here'],
    ['"VSS > 5', 'Character 1, “"”: what opens here is not closed with "'],
    ['[VSS > 5', 'not closed with ]'],
    [
      '[Intake Temp (F)] < 120',
      'this column is read as °F, turned into °C. Write [Intake Temp], and a number in °C.',
    ],
    ['[] > 5', 'the name of a column is missing inside.'],
    ['VSS > 5 &', 'Character 9, “&”'],
    [`${'('.repeat(21)}1`, 'Character 21, “(”: more than 20 brackets and signs inside each other.'],
    [`${'not '.repeat(21)}VSS > 1`, 'more than 20'],
    [`${'-'.repeat(30)}1 > 0`, 'more than 20'],
    [
      `VSS > ${'1'.repeat(longestFilter)}`,
      `has ${longestFilter + 6} characters; ${longestFilter} are the most`,
    ],
  ])('%s', (text, message) => {
    expect(errorOf(text)).toContain(message);
  });

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'a.b',
    'VSS.constructor',
    'length',
  ])('a name such as %s reaches nothing but columns', (name) => {
    expect(errorOf(`${name} > 1`)).toContain('no column of this log has this name.');
    const withIt = filterNames([columnReading({ name })]);
    expect(othersOfFilter(readFilter(`"${name}" != 1`, withIt))).toEqual([name]);
    const filter = readFilter(`[${name}] != 1`, withIt);
    expect(filter && [0, 1, 2].filter(filterReader(filter, table))).toEqual([]);
  });
});

/** Words that make much sense and little. */
const word = fc.constantFrom(
  ...[
    'IAT',
    'VSS',
    '[Engine RPM]',
    '"GEAR"',
    'nothing',
    '__proto__',
    'constructor',
    '1',
    '.5',
    '50',
  ],
  ...[
    '<',
    '<=',
    '>',
    '>=',
    '=',
    '!=',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    'and',
    'or',
    'not',
    ' ',
    '"',
    '[',
  ],
);
const texts = fc.oneof(
  fc.string({ maxLength: 220 }),
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 90 }).map((words) => words.join('')),
);

describe('readFilter, properties', () => {
  it('is a filter that gives yes or no for each row, or says what is wrong; never anything else', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let filter;
        try {
          filter = readFilter(text, names);
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableInputError);
          const { message } = error as UnusableInputError;
          expect(message).toMatch(/^(?:Character \d+|The condition has \d+ characters)/);
          const place = Number(/^Character (\d+)/.exec(message)?.[1] ?? 1);
          expect(place).toBeGreaterThan(0);
          expect(place).toBeLessThanOrEqual(text.length + 1);
          return;
        }
        if (!filter) {
          expect(text.trim()).toBe('');
          return;
        }
        const passes = filterReader(filter, table);
        for (const row of rows.keys()) expect([true, false]).toContain(passes(row));
        // What is shown and shared is read as the same condition, and is plain data.
        expect(readFilter(filter.text, names)?.condition).toEqual(filter.condition);
        expect(structuredClone(filter)).toEqual(filter);
      }),
    );
  });

  it('the longest texts take no time: nothing is tried twice', () => {
    const longest = [
      '('.repeat(longestFilter),
      'not '.repeat(longestFilter / 4),
      `${'1+'.repeat(95)}1 > 0`,
      `${'a'.repeat(196)} > 1`,
      '1<2 or '.repeat(28).slice(0, -4),
      '"'.repeat(longestFilter),
    ];
    const many = filterNames(
      Array.from({ length: 300 }, (_, i) => columnReading({ name: 'a'.repeat(i) })),
    );
    const started = performance.now();
    for (const text of longest)
      try {
        readFilter(text, many);
      } catch (error) {
        expect(error).toBeInstanceOf(UnusableInputError);
      }
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('a condition and its denial share the rows in which nothing is missing', () => {
    const comparison = fc
      .tuple(
        fc.constantFrom('RPM', 'IAT', 'VSS', 'APP', 'ECT', 'GEAR'),
        fc.constantFrom('<', '<=', '>', '>=', '=', '!='),
        fc.integer({ min: -10, max: 4000 }),
      )
      .map(([name, sign, value]) => `${name} ${sign} ${value}`);
    fc.assert(
      fc.property(comparison, comparison, fc.constantFrom('and', 'or'), (one, other, join) => {
        const whole = `(${one}) ${join} (${other})`;
        const [yes, no] = [passing(whole), passing(`not (${whole})`)];
        expect(yes.filter((row) => no.includes(row))).toEqual([]);
        const complete = whole.includes('ECT') ? [0, 1] : [0, 1, 2];
        expect([...yes, ...no].sort()).toEqual(complete);
        // De Morgan.
        const swapped = join === 'and' ? 'or' : 'and';
        expect(passing(`not (${one}) ${swapped} not (${other})`)).toEqual(no);
      }),
    );
  });
});
