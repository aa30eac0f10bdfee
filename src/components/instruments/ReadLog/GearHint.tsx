import type { ReactNode } from 'react';
import type { LoggedGear } from '@site/src/calculations/logAnalysis/loggedGear';
import { tableFold } from './fields';

/** Why gears are not told, once for all: what to choose, or that road speed is missing. */
export function GearHint(props: {
  readonly of: readonly { readonly gear?: LoggedGear }[];
}): ReactNode {
  const has = (reason: LoggedGear): boolean => props.of.some(({ gear }) => gear === reason);
  if (has('notChosen'))
    return (
      <p className="field-hint">
        {`To see the gear, open “${tableFold}”; at its end choose “Car” and its tyre.`}
      </p>
    );
  return has('noSpeed') ? (
    <p className="field-hint">Where road speed was not logged, no gear is told.</p>
  ) : null;
}
