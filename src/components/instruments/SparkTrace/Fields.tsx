import type { ReactNode } from 'react';
import type { LayoutProps } from '../kit/InstrumentSpec';
import { FieldFold } from '../kit/FieldFold';
import { type Resources, seldomNames, sparkFields, type SparkFieldName } from './fields';

const isSeldom = (name: SparkFieldName): boolean => seldomNames.some((each) => each === name);
const usualNames = (Object.keys(sparkFields) as SparkFieldName[]).filter((name) => !isSeldom(name));

/** A place on the maps or own values, what acts, and seldom things folded away. */
export function Fields(props: LayoutProps<typeof sparkFields, Resources>): ReactNode {
  const { field, errors } = props;
  return (
    <>
      {usualNames.map(field)}
      <FieldFold
        title="Other retards and advances"
        needed={seldomNames.some((name) => errors[name] !== undefined)}
      >
        <p className="field-hint">
          The first five add up with knock. Of the next four only the largest counts.
        </p>
        <div className="instrument-asks">{seldomNames.map(field)}</div>
      </FieldFold>
    </>
  );
}
