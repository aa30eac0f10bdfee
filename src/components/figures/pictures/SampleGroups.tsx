import type { ReactNode } from 'react';
import { Lanes, type Lane, type LanesSpec } from '../kit/Lanes';

const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const group = ['ECT', 'IAT', 'BARO'];

/** A parameter that is read in every `every`th row, beginning with one of them. */
const lane = (name: string, sub: string, every: number, phase: number): Lane => ({
  head: name,
  mono: true,
  sub,
  bars: rows.map((row) => {
    const read = (row - 1) % every === phase;
    return {
      from: row - 0.46,
      to: row + 0.46,
      kind: read ? 'accent' : 'frame',
    };
  }),
});

const spec = (id: string): LanesSpec => ({
  id,
  title: 'Three parameters of one group take turns; each is read in every third row',
  description:
    'RPM and MAF have no group and are read in every row. ECT, IAT and BARO share group 1: ECT is read in rows 1, 4, 7, IAT in rows 2, 5, 8, BARO in rows 3, 6, 9. Between reads the column repeats its last value. Each row costs three slots instead of five.',
  from: 0.4,
  to: 9.6,
  ticks: rows,
  unit: 'row of the log; empty: the last value again',
  lanes: [
    lane('RPM', 'no group', 1, 0),
    lane('MAF', 'no group', 1, 0),
    ...group.map((name, phase) => lane(name, 'group 1', group.length, phase)),
  ],
});

/** Which parameter is read in which row. */
export function SampleGroups(): ReactNode {
  return <Lanes spec={spec('sample-groups')} />;
}
