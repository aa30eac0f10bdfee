import { expect, it } from 'vitest';
import { matchingTables } from './matchingTables';

const tables = [
  { name: 'Spark Limit | OL', category: 'Spark Limit' },
  { name: 'Spark Limit | OL, more', category: 'Spark Limit' },
  { name: 'Load Scaling - Bypass  | 0 = Disable, 1 = Enable', category: 'Engine Load - Scaling' },
];

it('finds every word, and an exact name alone', () => {
  const names = (text: string) => matchingTables(tables, text).map(({ name }) => name);
  expect(names('')).toHaveLength(3);
  expect(names('spark ol')).toHaveLength(2);
  expect(names(' spark limit |  ol ')).toEqual(['Spark Limit | OL']);
  expect(names('engine bypass | 0')).toHaveLength(1);
  expect(names('launch')).toEqual([]);
});

it('puts the names that fit best first', () => {
  const some = [
    { name: 'Cut of Fuel', category: 'Fuel' },
    { name: 'Delay', category: 'Fuel Cut' },
    { name: 'Speed of Fuel Cut', category: 'Fuel' },
    { name: 'Fuel Cut', category: 'Limits' },
    { name: 'Fuel Cut - Speed', category: 'Fuel' },
  ];
  expect(matchingTables(some, 'fuel cu').map(({ name }) => name)).toEqual([
    'Fuel Cut',
    'Fuel Cut - Speed',
    'Speed of Fuel Cut',
    'Cut of Fuel',
    'Delay',
  ]);
});
