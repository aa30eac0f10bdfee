import type { ReactNode } from 'react';
import type { LayoutProps } from '../kit/InstrumentSpec';
import { FieldFold } from '../kit/FieldFold';
import type { pullFields } from './fields';
import { LogFields } from './LogFields';
import type { PullResources } from './resources';

/** Seldom changed: what the air does, and how sure each entry is. */
const folded = [
  ...(['massOff', 'drag', 'dragOff', 'area', 'areaOff'] as const),
  ...(['air', 'airOff', 'tyreOff', 'slope'] as const),
];

/** The logs, then car and gear, then what is seldom needed. */
export function Layout(props: LayoutProps<typeof pullFields, PullResources>): ReactNode {
  const { field, errors } = props;
  return (
    <>
      <LogFields letter="A" layout={props} />
      <LogFields letter="B" layout={props} />
      {(['car', 'ratios', 'final', 'gear', 'tyre', 'mass', 'units'] as const).map(field)}
      <FieldFold
        title="Drag, air, and how sure each entry is"
        needed={folded.some((name) => errors[name] !== undefined)}
      >
        <p className="field-hint">
          Car with fuel and everybody on board. A loaded tyre rolls 2 to 4 % less than its size
          says.
        </p>
        <div className="instrument-asks">{folded.map(field)}</div>
      </FieldFold>
    </>
  );
}
