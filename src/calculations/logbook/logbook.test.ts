import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/anyText';
import { prototypeNames, storedText } from '../testing/hostileText';
import { expectUnchangedPrototypes } from '../testing/unchangedPrototypes';
import { UnusableInputError } from '../limits/UnusableInputError';
import { linesFromCsv, logbookCsv } from './logbookCsv';
import {
  emptyTexts,
  isEmptyLine,
  logbookFields,
  type LogbookTexts,
  logbookText,
  printedDay,
  readLogbook,
} from './logbookLine';

const line = (texts: Partial<LogbookTexts>): LogbookTexts => ({ ...emptyTexts, ...texts });

const anyLine = fc.record({
  date: fc.string(),
  car: fc.string({ unit: 'binary' }),
  file: fc.string(),
  changed: fc.string({
    unit: fc.constantFrom('"', ',', ';', '\n', '\r', '=', "'", 'a', ' ', '\t'),
  }),
  flash: fc.string(),
  result: fc.string({ unit: fc.constantFrom('+', '-', '@', "'", 'x', '\t') }),
  notes: fc.string(),
});

describe('the CSV of the logbook', () => {
  it('prints heads, quotes and Windows line ends', () => {
    const text = logbookCsv([
      line({ date: '2026-11-22', file: 'a,b.bin', notes: 'says "no"\nthen yes' }),
    ]);
    expect(text).toBe(
      'Date,Car,File,F or D,Changed,Result,Notes\r\n2026-11-22,,"a,b.bin",,,,"says ""no""\nthen yes"\r\n',
    );
  });

  it.each(['=1+1', '+49', '-2 %', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
    const csv = logbookCsv([line({ result: text })]);
    const cells = csv.split('\r\n')[1] ?? '';
    expect(cells).not.toMatch(/(?:^|,|")[=+\-@\t\r]/);
    expect(linesFromCsv(csv)).toEqual([line({ result: text })]);
  });

  it('gives back every line, letter by letter', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (lines) => {
        const written = lines.filter((each) => !isEmptyLine(each));
        fc.pre(written.length > 0);
        expect(linesFromCsv(logbookCsv(written))).toEqual(written);
      }),
    );
  });

  it('reads semicolons, other orders, other columns and a byte order mark', () => {
    expect(linesFromCsv('\uFEFF\nFile;Weather;date\nx.bin;rain;2026-01-02\n\n')).toEqual([
      line({ file: 'x.bin', date: '2026-01-02' }),
    ]);
  });

  it.each([
    ['', 'first line must name'],
    ['RPM,LOAD\n1,2', 'first line must name'],
    ['Date,Car\n', 'holds no line'],
    ['Date,Car\n"2026,x', 'never closed'],
    [`Date,Car\n${'x'.repeat(2001)},y`, 'Row 2 holds'],
    [`\nDate,Car\n\n"a\nb",c\n${'x'.repeat(2001)},y`, 'Row 5 holds'],
    [`Date,Car\n${'1,2\n'.repeat(2001)}`, '2001 lines'],
  ])('refuses %#', (text, words) => {
    expect(() => linesFromCsv(text)).toThrow(UnusableInputError);
    expect(() => linesFromCsv(text)).toThrow(words);
  });
});

describe('the stored logbook', () => {
  const lines = [{ ...line({ date: '2026-11-22' }), id: 'a-1' }];

  it('comes back', () => {
    expect(readLogbook(logbookText(lines))).toEqual({ lines, wasBroken: false });
    expect(readLogbook(null)).toEqual({ lines: [], wasBroken: false });
  });

  it.each(['x', 'null', '{"version":2,"lines":[]}', '{"version":1,"lines":{}}'])(
    '%s is empty, and said to be broken',
    (text) => {
      expect(readLogbook(text)).toEqual({ lines: [], wasBroken: true });
    },
  );

  it('loses only the line that is none', () => {
    const text = JSON.stringify({ version: 1, lines: [{ id: '<b>' }, 7, ...lines] });
    expect(readLogbook(text)).toEqual({ lines, wasBroken: true });
  });

  it('writes days as the reader’s own calendar has them', () => {
    expect(printedDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('what anybody may have stored or brought', () => {
  const isLine = (texts: LogbookTexts): boolean =>
    logbookFields.every(([name]) => typeof texts[name] === 'string');

  it('stored, is lines of texts whatever it was', () => {
    const nearLine = fc
      .tuple(anyLine, fc.constantFrom('a', 'b-1', '__proto__', 7), fc.jsonValue())
      .map(([texts, id, value]) => ({ ...texts, id, notes: value }));
    const anyLines = fc.record({
      version: fc.constantFrom(1, 2, null),
      lines: fc.oneof(fc.array(fc.oneof(fc.jsonValue(), nearLine)), fc.jsonValue()),
    });
    const kept = { version: 1, lines: [{ ...line({ notes: 'a' }), id: 'a-1' }] };
    const stored = fc.oneof(
      storedText(kept),
      anyLines.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const { lines } = readLogbook(text);
        expect(lines.every(isLine)).toBe(true);
        expectUnchangedPrototypes();
      }),
    );
  });

  it('brought as a file, is lines of texts or a refusal in words', () => {
    const cells = fc.array(
      fc.oneof(anyText, fc.constantFrom('Date', 'Car', 'File', 'polluted', ...prototypeNames)),
    );
    const rows = fc.array(cells.map((row) => row.join(';'))).map((all) => all.join('\n'));
    const files = fc.oneof(
      anyText,
      rows,
      rows.map((text) => `Date;Car;__proto__;constructor;polluted\n${text}`),
    );
    fc.assert(
      fc.property(files, (text) => {
        try {
          for (const read of linesFromCsv(text)) {
            expect(isLine(read)).toBe(true);
            expect(Object.keys(read).sort()).toEqual(Object.keys(emptyTexts).sort());
          }
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableInputError);
        }
        expectUnchangedPrototypes();
      }),
    );
  });
});
