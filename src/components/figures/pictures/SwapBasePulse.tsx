import type { ReactNode } from 'react';
import { swapFuel } from '@site/src/calculations/airAndFuel/swapFuel';
import { stockCurve } from '@site/src/data/stockMaps';
import { Lanes, type LanesSpec } from '../kit/Lanes';

/** Stock displacement of the file and that of the 2.5, cc. */
const volumeRatio = 2488 / 1998;
const cases = [
  ['Nothing changed', { volumeRatio, displacementEntered: false, basePulseScaled: false }],
  ['Displacement only', { volumeRatio, displacementEntered: true, basePulseScaled: false }],
  ['Displacement and pulse', { volumeRatio, displacementEntered: true, basePulseScaled: true }],
] as const;
/** Filling of the real engine in the two rows of each case. */
const loads = [
  ['load 0.4', 0.4],
  ['load 1.0', 1],
] as const;

/** Fuel that a 2.5 gets from a 2.0 file, by what was entered. */
export function SwapBasePulse(): ReactNode {
  const id = 'swap-base-pulse';
  const limit = stockCurve('Load Limit | No Fault', 'LF9VEB');
  const ceiling = limit.z[limit.y.indexOf(5000)] ?? 1;
  const lanes = cases.flatMap(([head, entries]) =>
    loads.map(([sub, load]) => ({ head, sub, percent: 100 * swapFuel(entries, load, ceiling) })),
  );
  const spec: LanesSpec = {
    id,
    title:
      'With the displacement alone a 2.5 runs 20 % lean everywhere; the base pulse must follow',
    description: `Fuel as a share of what the air needs, 5000 rpm, load limit ${ceiling}. ${lanes.map(({ head, sub, percent }) => `${head}, ${sub}: ${Math.round(percent)} %.`).join(' ')} Taken that the patch does not rescale the pulse by itself, which is not documented.`,
    from: 0,
    to: 120,
    ticks: [0, 20, 40, 60, 80, 100, 120],
    unit: '% of the fuel that the air needs',
    limits: [{ at: 100, label: 'right' }],
    lanes: lanes.map(({ head, sub, percent }) => ({
      head,
      sub,
      bars: [
        {
          from: 0,
          to: percent,
          kind: percent < 97 ? 'danger' : 'accent',
          text: `${Math.round(percent)} %${percent < 97 ? ', lean' : ''}`,
        },
      ],
    })),
  };
  return <Lanes spec={spec} />;
}
