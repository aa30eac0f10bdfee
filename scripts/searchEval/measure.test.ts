import { expect, test } from 'vitest';
import { judge, measure } from './measure';
import queries from './queries.json' with { type: 'json' };

test('the first right result counts', () => {
  expect(judge('fans', ['b', 'c'], ['a', 'c', 'b'])).toEqual({
    query: 'fans',
    rank: 2,
    results: 3,
  });
  expect(judge('fans', ['d'], ['a']).rank).toBeUndefined();
});

test('sums up', () => {
  const judged = [
    judge('one', ['a'], ['a', 'b']),
    judge('two', ['b'], ['a', 'b']),
    judge('four', ['d'], ['a', 'b', 'c', 'd']),
    judge('nothing', ['a'], []),
  ];
  expect(measure(judged)).toEqual({
    queries: 4,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 4) / 4,
    first: 0.25,
    firstThree: 0.5,
    none: 1,
  });
  expect(measure([]).meanReciprocalRank).toBe(0);
});

test('at least 200 queries of at most five words, each once, a hundred kept apart if any', () => {
  const kept = Object.keys(queries.kept);
  const all = [...Object.keys(queries.tuned), ...kept];
  expect(new Set(all.map((query) => query.toLowerCase())).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.filter((query) => query.split(' ').length > 5)).toEqual([]);
  if (kept.length > 0) expect(kept.length).toBeGreaterThanOrEqual(100);
});
