import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Mark } from './Mark';

/** Warnings, and the parts of a procedure; the label hangs in the margin. */
const callouts = {
  danger: { label: 'Danger', sign: <Icon name="triangle" /> },
  caution: { label: 'Caution', sign: <Icon name="triangle" /> },
  note: { label: 'Note', sign: null },
  unknown: { label: 'Nobody knows', sign: <Mark sure="open" /> },
  'what-for': { label: 'What for', sign: null },
  'you-need': { label: 'You need', sign: null },
  steps: { label: 'Steps', sign: null },
  worked: { label: 'It worked if', sign: null },
  stop: { label: 'Stop if', sign: null },
  undo: { label: 'Undo', sign: null },
} as const;

export type CalloutType = keyof typeof callouts;

export const isCallout = (type: string): type is CalloutType => type in callouts;

export interface CalloutProps {
  readonly type: CalloutType;
  /** The hazard in one sentence, for a danger or a caution. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A block with its label in the margin. */
export function Callout({ type, title, children }: CalloutProps): ReactNode {
  const { label, sign } = callouts[type];
  return (
    <div className={`callout callout-${type}`} role="group" aria-label={label}>
      <p className="callout-label">
        {sign}
        <span>{label}</span>
      </p>
      <div className="callout-body">
        {title && <p className="callout-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
