import type { ReactNode } from 'react';
import type { LoggedGear } from '@site/src/calculations/logAnalysis/loggedGear';
import { tableFold } from './fields';

/** What to choose where gears could be told and no car is chosen. */
export function GearHint(props: {
  readonly of: readonly { readonly gear?: LoggedGear }[];
}): ReactNode {
  if (!props.of.some(({ gear }) => gear === 'notChosen')) return null;
  return (
    <p className="field-hint">
      {`To see the gear, choose “${tableFold}”, then “Car” and its tyre.`}
    </p>
  );
}
