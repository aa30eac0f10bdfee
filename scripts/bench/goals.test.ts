import { expect, test } from 'vitest';
import { goalTable } from './goals';
import type { Measured } from './measureSite';
import { spreadOf } from './spread';

const measured = (values: Readonly<Record<string, number>>): Measured =>
  new Map(Object.entries(values).map(([name, value]) => [name, spreadOf([value])]));

const table = goalTable({
  guide: measured({ script: 124.3, firstMs: 1700, largestMs: 1800, heapMegabytes: 3.5 }),
  stock: measured({ heapMegabytes: 35 }),
  plain: measured({ firstMs: 1600, largestMs: 1600 }),
  twice: measured({ script: 125.5 }),
});

test('a goal is held against its limit, or against a neighbour', () => {
  expect(table).toContain('| script, kB | ≤ 125 kB | 124.3 | yes |');
  expect(table).toContain(
    '| first paint on Fast 3G, ms | within 10 % of plain HTML | 1700 | yes |',
  );
  expect(table).toContain(
    '| largest paint on Fast 3G, ms | within 10 % of plain HTML | 1800 | no |',
  );
  expect(table).toContain('| heap, MB | half of stock | 3.5 | yes |');
  expect(table).toContain('| script that twice the text adds, kB | ≤ 1 kB | 1.2 | no |');
});

test('what was not measured is neither', () => {
  expect(table).toContain('| blocking, ms | ≤ 50 ms | – | not measured |');
});
