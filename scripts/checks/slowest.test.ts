import { expect, it } from 'vitest';
import { slowest } from './slowest';

const test = (title: string, seconds: number) =>
  ({ title, file: 'tests/site/jumps.spec.ts', rows: [], outcome: 'passed', seconds }) as const;

it('names the tests that took longest, the slowest first', () =>
  expect(slowest([test('short', 0.2), test('long', 12.34), test('middle', 3)])).toEqual([
    '  12.3 s  jumps.spec.ts: long',
    '   3.0 s  jumps.spec.ts: middle',
    '   0.2 s  jumps.spec.ts: short',
  ]));

it('names no more than anybody reads', () =>
  expect(slowest(Array.from({ length: 30 }, (_, i) => test('one', i)))).toHaveLength(8));
