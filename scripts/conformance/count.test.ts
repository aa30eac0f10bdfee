import { describe, expect, it } from 'vitest';
import type { Row } from '../../tests/conformance/row';
import { rows } from '../../tests/conformance/rows';
import { isProven, judged, type Proof, rowsNamedBy, strangers } from './count';

const row = (number: number, ...builds: Row['builds']): Row => ({
  number,
  requirement: `Requirement ${number}`,
  builds,
});
const specification = [row(1, 'P'), row(2, 'P', 'X'), row(12, 'N')];

const proof = (title: string, build: Proof['build'], outcome: Proof['outcome'] = 'passed') => ({
  title,
  build,
  outcome,
  file: 'some.spec.ts',
});
const good = [
  proof('R1 one', 'P'),
  proof('R2 in the production', 'P'),
  proof('R2 with everything on', 'X'),
  proof('R12 twelve', 'N'),
];

const proven = (proofs: readonly Proof[]): number =>
  specification.filter((one) => isProven(judged(one, proofs))).length;

describe('the count of proven rows', () => {
  it('holds every row that is named, ran and passed', () => {
    expect(proven(good)).toBe(3);
  });

  it('is lowered by a missing test', () => {
    expect(proven(good.slice(1))).toBe(2);
    expect(proven([])).toBe(0);
  });

  it('is lowered by a misnamed test', () => {
    for (const title of ['one R1', 'R1: one', 'r1 one', ' R1 one', 'R01one', 'R1one', 'R12']) {
      expect(proven([proof(title, 'P'), ...good.slice(1)]), title).toBe(2);
    }
  });

  it('is lowered by a skipped test', () => {
    expect(proven([...good.slice(1), proof('R1 one', 'P', 'skipped')])).toBe(2);
    expect(proven([...good, proof('R1 more of one', 'P', 'skipped')])).toBe(2);
  });

  it('is lowered by a failed test, whatever else passed', () => {
    expect(proven([...good, proof('R1 more of one', 'P', 'failed')])).toBe(2);
  });

  it('is lowered if one of the builds that have to show a row does not', () => {
    expect(proven(good.filter(({ build }) => build !== 'X'))).toBe(2);
  });

  it('takes no number for another that begins alike', () => {
    expect(judged(row(1, 'P'), [proof('R12 twelve', 'P')]).proofs).toEqual([]);
  });
});

describe('rowsNamedBy', () => {
  it('reads one row or several', () => {
    expect(rowsNamedBy('R33 the bar reappears')).toEqual([33]);
    expect(rowsNamedBy('R30 R130 the bar is named')).toEqual([30, 130]);
    expect(rowsNamedBy('the bar of R33')).toEqual([]);
  });
});

describe('the rows', () => {
  it('are numbered from 1 to 130, and each has a build that shows it', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 130 }, (_, i) => i + 1));
    expect(rows.filter(({ builds }) => builds.length === 0)).toEqual([]);
  });

  it('know a test of a row that is not theirs', () => {
    expect(strangers(specification, [...good, proof('R131 more', 'P')])).toEqual(['R131 more']);
  });
});
