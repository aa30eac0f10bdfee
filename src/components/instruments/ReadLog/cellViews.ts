import type { TrimCell } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { type HeatScale, stepOf } from '../../figures/kit/HeatMap/heatScale';
import type { View } from './fields';
import { scalingText } from './messages';

/** One way to look at the cells. */
interface CellView {
  readonly name: string;
  /** Unit of the numbers, on the key. */
  readonly unit: string;
  readonly scale: HeatScale;
  /** NaN where the cell has no such number. */
  readonly value: (cell: TrimCell) => number;
  readonly text: (cell: TrimCell) => string;
}

const percents: HeatScale = { kind: 'two-sided', limits: [-3, -1.5, -0.4, 0.4, 1.5, 3] };

const changePercent = ({ oldValue, newValue }: TrimCell): number => 100 * (newValue / oldValue - 1);

const known = ({ trust, seconds }: TrimCell): boolean => trust !== 'empty' || seconds > 0;

export const cellViews: Readonly<Record<View, CellView>> = {
  mean: {
    name: 'Mean trim',
    unit: '%',
    scale: percents,
    value: ({ meanPercent }) => meanPercent,
    text: ({ meanPercent }) =>
      Number.isFinite(meanPercent) ? printedNumber(meanPercent, { decimals: 1, signed: true }) : '',
  },
  seconds: {
    name: 'Seconds',
    unit: 'weighted',
    scale: { kind: 'sequential', limits: [0.5, 2, 5, 10, 20, 40, 80] },
    value: (cell) => (known(cell) ? cell.seconds : NaN),
    text: (cell) =>
      known(cell) ? printedNumber(cell.seconds, { decimals: cell.seconds < 10 ? 1 : 0 }) : '',
  },
  visits: {
    name: 'Visits',
    unit: '2 s apart',
    scale: { kind: 'sequential', limits: [1, 2, 3, 5, 8, 12, 20] },
    value: (cell) => (known(cell) ? cell.visits : NaN),
    text: (cell) => (known(cell) ? String(cell.visits) : ''),
  },
  spread: {
    name: 'Spread',
    unit: '%',
    scale: { kind: 'sequential', limits: [0.5, 1, 1.5, 2, 3, 4, 6] },
    value: ({ spreadPercent, visits }) => (visits > 0 ? spreadPercent : NaN),
    text: ({ spreadPercent, visits }) =>
      visits > 0 && Number.isFinite(spreadPercent)
        ? printedNumber(spreadPercent, { decimals: 1 })
        : '',
  },
  new: {
    name: 'New value',
    unit: 'cells',
    scale: percents,
    value: (cell) => (cell.newValue === cell.oldValue ? NaN : changePercent(cell)),
    text: ({ newValue }) => scalingText(newValue),
  },
};

/** The colours of a cell: a name of the style sheet's, or none. */
export function cellColour(view: View, cell: TrimCell): string | undefined {
  const { scale, value } = cellViews[view];
  const number = value(cell);
  if (!Number.isFinite(number)) return undefined;
  return `--map-${scale.kind === 'two-sided' ? 'two' : 'seq'}-${stepOf(scale, number)}`;
}

/** What the line at the foot of a cell says, beside its trust. */
export const lineOf = (cell: TrimCell): string =>
  cell.isLocked
    ? 'locked'
    : cell.drivesDisagree || cell.drifts || cell.staysAtHighLoad || cell.keptFor
      ? 'slanted'
      : cell.adjusted?.isFilled
        ? 'filled'
        : cell.isCapped
          ? 'capped'
          : cell.trust;
