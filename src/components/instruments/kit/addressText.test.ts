import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markup, prototypeNames } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { readFromAddress, writtenInAddress } from './addressText';
import { choice, paste, text } from './instrumentField';

const fields = {
  tyre: text({ label: 'Tyre', initial: '205/45R17' }),
  unit: choice({ label: 'Unit', options: ['km/h', 'mph'] }),
  table: paste({ label: 'Table', read: (written) => written }),
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
});

const changed = {
  volume: { initial: '1999', formerly: { text: '2488', where: () => true } },
  flow: { initial: '300' },
};

test('a first form means by what it leaves out what it meant when it was written', () => {
  expect(readFromAddress(changed, '1;flow=400').values).toEqual({ flow: '400', volume: '2488' });
  expect(readFromAddress(changed, '1;volume=1798').values).toEqual({ volume: '1798' });
  const written = writtenInAddress(changed, { flow: '400', volume: '1999' });
  expect(written).toBe('2;flow=400');
  expect(readFromAddress(changed, written).values).toEqual({ flow: '400' });
  expect(readFromAddress(changed, '3;flow=400').values).toEqual({});
});

test('what would not stand there unwritten is written, although it is the initial text', () => {
  const followed = { tyre: '195/50R16' };
  expect(writtenInAddress(fields, { tyre: '205/45R17' }, followed)).toBe('1;tyre=205/45R17');
  expect(writtenInAddress(fields, { unit: 'km/h' }, followed)).toBe('');
});

/** Parts of an address: names that fields have, that every object has, and texts for both. */
const part = fc
  .tuple(
    fc.constantFrom(...Object.keys(fields), ...prototypeNames, '', 'polluted'),
    fc.constantFrom('=', '==', '', ';', '%3D'),
    fc.oneof(
      fc.constantFrom('mph', '205/50R16', '%E0%A4%A', '[polluted]=1', ...prototypeNames, ...markup),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((pieces) => pieces.join(''));
const anyAddress = fc.oneof(
  fc.string(),
  fc.array(part, { maxLength: 8 }).map((parts) => ['1', ...parts].join(';')),
);

test('whatever an address holds, a known field gets a text that it accepts, and nothing else comes of it', () => {
  fc.assert(
    fc.property(anyAddress, (text) => {
      const read = readFromAddress(fields, text);
      expect(Object.keys(read)).toEqual(['values', 'refused']);
      for (const [name, value] of Object.entries(read.values)) {
        expect(['tyre', 'unit']).toContain(name);
        expect(typeof value).toBe('string');
        if (name === 'unit') expect(['km/h', 'mph']).toContain(value);
        else expect(value.length).toBeLessThanOrEqual(80);
      }
      expect(Object.getPrototypeOf(read.values)).toBe(Object.prototype);
      for (const name of read.refused) expect(['tyre', 'unit']).toContain(name);
      expectUnchangedPrototypes();
    }),
  );
});
