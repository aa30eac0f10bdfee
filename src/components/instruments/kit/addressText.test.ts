import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFromAddress, writtenInAddress } from './addressText';
import { choiceField, pasteField, textField } from './fields';

const fields = {
  tyre: textField('205/45R17'),
  unit: choiceField(['km/h', 'mph']),
  table: pasteField(),
};

test('only what differs is written, readable and with its version', () => {
  expect(writtenInAddress(fields, { tyre: '205/50R16', unit: 'mph', table: 'x' })).toBe(
    '1;tyre=205/50R16;unit=mph',
  );
  expect(writtenInAddress(fields, { tyre: '205/45R17', unit: 'km/h', table: '' })).toBe('');
});

test('whatever is typed comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (tyre) => {
      fc.pre(tyre.length <= 80 && encodeURIComponent(tyre).length < 1900);
      const written = writtenInAddress(fields, { tyre });
      const { values, refused } = readFromAddress(fields, written);
      expect(refused).toEqual([]);
      expect(values).toEqual(tyre === '205/45R17' ? {} : { tyre });
    }),
  );
});

test('a text of megabytes stays out of the address', () => {
  expect(writtenInAddress(fields, { tyre: 'x'.repeat(10_000_000), unit: 'mph' })).toBe(
    '1;unit=mph',
  );
});

test('an address from anybody is read with care', () => {
  expect(readFromAddress(fields, '1;unit=furlongs;nothing=1;tyre=%zz;__proto__=x')).toEqual({
    values: {},
    refused: ['unit', 'tyre'],
  });
  expect(readFromAddress(fields, '2;tyre=1').values).toEqual({});
  expect(readFromAddress(fields, `1;tyre=${'9'.repeat(5000)}`).refused).toEqual(['tyre']);
  const cut = `1;unit=mph;${'x'.repeat(3980)};tyre=7500`;
  expect(readFromAddress(fields, cut)).toEqual({ values: { unit: 'mph' }, refused: ['tyre'] });
  expect(readFromAddress(fields, '1;table=secret').values).toEqual({});
  fc.assert(
    fc.property(fc.string(), (text) => {
      readFromAddress(fields, text);
    }),
  );
});
