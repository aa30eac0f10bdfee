// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { choice, text } from '../../instruments/kit/instrumentField';
import { readFromAddress } from '../../instruments/kit/addressText';
import { instrumentCaseFor } from './instrumentCase';
import { queryWithCase } from './openInstrument';

const query = (kind: 'table' | 'calibration' | 'parameter', name: string, search = ''): string => {
  const opens = instrumentCaseFor(kind, name);
  if (!opens) throw new Error(`No instrument takes a ${kind}`);
  return queryWithCase(search, opens);
};

test('an instrument reads from the address what the search wrote there', () => {
  const fields = {
    table: text({ label: 'Table', initial: '' }),
    find: text({ label: 'Find', initial: '' }),
  };
  const name = 'Power Enleanment - Base (Lambda) | OL; 100 % & more = x';
  const written = query('table', name, '?maps=1;table=old&gears=1;shift=7000');
  const parts = written.slice(1).split('&');
  expect(parts[0]).toBe('gears=1;shift=7000');
  expect(parts).toHaveLength(2);
  expect(readFromAddress(fields, parts[1]?.replace('maps=', '') ?? '')).toEqual({
    values: { table: name },
    refused: [],
  });
});

test('a parameter is added to the file that is built', () => {
  const fields = {
    mode: choice({ label: 'Do', options: ['build', 'check'] }),
    more: text({ label: 'More', initial: '' }),
  };
  expect(
    readFromAddress(fields, query('parameter', 'ECT').replace('?logging=', '')).values,
  ).toEqual({ mode: 'build', more: 'ECT' });
});

test('a term opens nothing', () => {
  expect(instrumentCaseFor('term', 'Knock')).toBeUndefined();
});
