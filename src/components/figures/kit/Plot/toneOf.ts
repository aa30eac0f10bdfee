import type { LineKind } from '../LinePlot/Line';
import type { LabelTone } from './plotSpec';

const tones: Readonly<Record<LineKind, LabelTone>> = {
  read: 'ink',
  second: 'accent',
  third: 'plain',
  model: 'accent',
  danger: 'warn',
};

/** The tone in which a line is named. */
export const toneOf = (kind: LineKind): LabelTone => tones[kind];
