import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../article/useHydrated';
import { FieldFold } from '../kit/FieldFold';
import type { LayoutProps } from '../kit/InstrumentSpec';
import { type LogFields, tableFold } from './fields';
import { FilesRead } from './FilesRead';
import { OpenFiles } from './OpenFiles';
import type { LogResources } from './LogResources';
import { RoleTable } from './RoleTable';
import { OwnFilter } from './OwnFilter';
import { UndoKey } from './UndoKey';

const folded = [
  ...(['calibration', 'table', 'share', 'resistance', 'limited', 'cap', 'fill', 'smooth'] as const),
  ...(['placement', 'engine', 'binning', 'leastWeight', 'sensor', 'delay'] as const),
  ...(['car', 'ratios', 'final', 'tyre', 'mark'] as const),
];

/** The log, what its columns are, then the table it is held against. */
export function Layout(props: LayoutProps<LogFields, LogResources>): ReactNode {
  const { field, texts, errors, resources, set } = props;
  const live = useHydrated();
  // Before there are rows nobody misses it; a link can bring one along. Once there it stays under the cursor.
  const [asksForFilter, setAsksForFilter] = useState(false);
  if (!asksForFilter && live && (resources.room.status !== 'empty' || texts.filter !== ''))
    setAsksForFilter(true);
  return (
    <>
      <OpenFiles room={resources.room} />
      <RoleTable room={resources.room} />
      <UndoKey room={resources.room} gates={texts.gates} locks={texts.locks} set={set} />
      {asksForFilter && (
        <FieldFold
          title="A filter of your own for the rows"
          needed={errors.filter !== undefined || texts.filter !== ''}
        >
          <div className="instrument-asks">
            {field('filter')}
            <OwnFilter text={texts.filter} reports={resources.room.reports} />
            {resources.room.readingAgain && (
              <p className="field-wide">
                <FilesRead
                  progress={resources.room.readingAgain}
                  name="Reading the columns of the filter"
                />
              </p>
            )}
          </div>
        </FieldFold>
      )}
      <FieldFold title={tableFold} needed={folded.some((name) => errors[name] !== undefined)}>
        {/* Nobody can fill them in before the page lives; a tenth set of them would weigh on every visit. */}
        {live && <div className="instrument-asks">{folded.map(field)}</div>}
      </FieldFold>
    </>
  );
}
