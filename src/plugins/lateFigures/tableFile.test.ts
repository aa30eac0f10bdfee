import { expect, it } from 'vitest';
import { tableFile } from './tableFile';

it('writes one line for each row, and quotes what has to be', () => {
  const html =
    '<table><thead><tr><th>rpm<th>load, %<tbody><tr><th>1000<td>say "7"<tr><th>2000<td></table>';
  expect(tableFile(html)).toBe('rpm,"load, %"\r\n1000,"say ""7"""\r\n2000,\r\n');
});
