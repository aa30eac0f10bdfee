// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { expectedFacts, missingFacts } from './missingFacts';

const pageOf = (body: string): Document => new DOMParser().parseFromString(body, 'text/html');

describe('the facts that the page must have', () => {
  it('are all that the data holds', () => {
    const counts = Object.entries(expectedFacts).map(([kind, facts]) => [kind, facts.length]);
    expect(Object.fromEntries(counts)).toEqual({
      calibration: 126,
      table: 537,
      parameter: 95,
      term: 181,
      drivetrain: 28,
      engine: 16,
    });
  });

  it('have addresses of their own', () => {
    const ids = Object.values(expectedFacts).flatMap((facts) => facts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('missingFacts', () => {
  const page = pageOf(
    '<table><tr id="table-a"><th>A - B  | C</th></tr></table><dl><div><dt id="term-x">X</dt><dd>Means y.</dd></div></dl>',
  );

  it('finds what is there, however it is spaced, and beside a term', () => {
    expect(missingFacts(page, [{ id: 'table-a', words: ['A - B | C'] }])).toEqual([]);
    expect(missingFacts(page, [{ id: 'term-x', words: ['X', 'Means y.'] }])).toEqual([]);
  });

  it('names the row that is gone and the word that is missing', () => {
    expect(missingFacts(page, [{ id: 'table-b', words: [] }])).toEqual([
      '#table-b is not on the page',
    ]);
    expect(missingFacts(page, [{ id: 'table-a', words: ['D'] }])).toEqual([
      '#table-a does not say "D"',
    ]);
  });
});
