import { expect, it } from 'vitest';
import { withFoldedTables } from './fold';

const table = '<table><tr><td>1<td>2</table>';
const figure = (inside: string) => `<figure>${inside}</figure>`;
const fold = (inside: string) => `<details><summary>Values</summary>${inside}</details>`;

it('lets the table in the fold of a figure wait as text', () => {
  const page = `<p>Before</p>${figure(fold(`<div>${table}</div>`))}<p>After</p>`;
  const waiting = `<p>Before</p>${figure(fold(`<div><noscript>${table}</noscript></div>`))}<p>After</p>`;
  expect(withFoldedTables(page)).toBe(waiting);
});

it('leaves open tables, folds outside figures and instruments as they are', () => {
  const others = `${fold(table)}${figure(table)}<div data-island="spark">${figure(fold(table))}</div>`;
  const folded = figure(fold(table));
  expect(withFoldedTables(others + folded).startsWith(others)).toBe(true);
});

it('refuses a table that links could lead into', () => {
  expect(() => withFoldedTables(figure(fold(table.replace('<td>', '<td id=a>'))))).toThrow('an id');
});
