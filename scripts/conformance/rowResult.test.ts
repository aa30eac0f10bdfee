import { describe, expect, it } from 'vitest';
import { type Build, type Row, rows } from '../../tests/conformance/rows';
import type { TestResult } from '../checks/reporter';
import { evaluate, isProven, unknownRows } from './rowResult';

const row = (number: number, ...builds: Row['builds']): Row => ({
  number,
  requirement: `Requirement ${number}`,
  builds,
});
const specification = [row(1, 'P'), row(2, 'P', 'X'), row(12, 'N')];

const result = (
  tagged: number,
  build: Build | undefined,
  outcome: TestResult['outcome'] = 'passed',
): TestResult => ({
  title: `of ${tagged}`,
  file: 'some.spec.ts',
  rows: [tagged],
  build,
  outcome,
  seconds: 1,
});

const good = [result(1, 'P'), result(2, 'P'), result(2, 'X'), result(12, 'N')];

const proven = (results: readonly TestResult[]): number =>
  specification.filter((one) => isProven(evaluate(one, results))).length;

describe('the count of proven rows', () => {
  it('holds every row whose tests ran and passed', () => {
    expect(proven(good)).toBe(3);
  });

  it('is lowered by a missing test', () => {
    expect(proven(good.slice(1))).toBe(2);
    expect(proven([])).toBe(0);
  });

  it('is lowered by a skipped or failed test, whatever else passed', () => {
    for (const outcome of ['skipped', 'failed'] as const) {
      expect(proven([...good.slice(1), result(1, 'P', outcome)])).toBe(2);
      expect(proven([...good, result(1, 'P', outcome)])).toBe(2);
    }
  });

  it('is lowered if one of the builds that have to show a row does not', () => {
    expect(proven(good.filter(({ build }) => build !== 'X'))).toBe(2);
  });

  it('takes no unit test for a proof', () => {
    expect(proven([result(1, undefined), ...good.slice(1)])).toBe(2);
  });
});

describe('the rows', () => {
  it('are numbered from 1 to 130, and each has a build that shows it', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 130 }, (_, i) => i + 1));
    expect(rows.filter(({ builds }) => builds.length === 0)).toEqual([]);
  });

  it('know a tag that is not theirs', () => {
    expect(unknownRows(specification, [...good, result(131, 'P')])).toEqual([
      'No row R131: of 131',
    ]);
  });
});
