import { expect, test } from 'vitest';
import { goalTable } from './goals';
import type { Measured } from './measureSite';
import { spreadOf } from './spread';

const measured = (values: Readonly<Record<string, number>>): Measured =>
  new Map(Object.entries(values).map(([name, value]) => [name, spreadOf([value])]));

const table = goalTable({
  guide: measured({ script: 124.3, firstMs: 1700, largestMs: 1681, blockingMs: 700 }),
  plain: measured({ firstMs: 1600, largestMs: 1600 }),
  twice: measured({ script: 125.5, blockingMs: 900 }),
});

test('a goal is held against its limit, or against a neighbour', () => {
  expect(table).toContain('| script, kB | ≤ 135 kB | 124.3 | yes |');
  expect(table).toContain(
    '| first paint on Fast 3G, ms | within 10 % of plain HTML | 1700 | yes |',
  );
  expect(table).toContain(
    '| largest paint on Fast 3G, ms | within 5 % of plain HTML | 1681 | no |',
  );
  expect(table).toContain(
    '| blocking with twice the text, ms | less than a quarter more | 900 | no |',
  );
  expect(table).toContain('| script that twice the text adds, kB | ≤ 1 kB | 1.2 | no |');
});

test('what was not measured is neither', () => {
  expect(table).toContain('| heap, MB | ≤ 3.5 MB | – | not measured |');
});
