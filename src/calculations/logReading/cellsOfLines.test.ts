import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cellsOfLines } from './cellsOfLines';

describe('cellsOfLines', () => {
  it('parts cells, and none inside quotation marks', () => {
    expect(cellsOfLines('a,b\n1,"2,5"\n\n3,4', ',')).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
      [''],
      ['3', '4'],
    ]);
    expect(cellsOfLines('a;"b ""c"""', ';')).toEqual([['a', 'b "c"']]);
    expect(cellsOfLines('a\tb', '\t')).toEqual([['a', 'b']]);
  });

  it('loses one line to a quotation mark that is never closed', () => {
    const rows = cellsOfLines('1,2\n3,"4\n5,6\n7,8"\n9,10', ',');
    expect(rows).toHaveLength(5);
    expect([rows[0], rows[2], rows[4]]).toEqual([
      ['1', '2'],
      ['5', '6'],
      ['9', '10'],
    ]);
  });

  it('parts lines without a quotation mark as the parser would', () => {
    const letters = fc.string({
      unit: fc.constantFrom('0', '1', '.', ',', ';', '\t', '\n', ' ', '-', 'µ'),
      maxLength: 60,
    });
    const separators = fc.constantFrom(...([',', ';', '\t'] as const));
    fc.assert(
      fc.property(letters, separators, (text, separator) => {
        expect(cellsOfLines(text, separator)).toEqual(
          parse<string[]>(text, { delimiter: separator, newline: '\n' }).data,
        );
      }),
    );
  });
});
