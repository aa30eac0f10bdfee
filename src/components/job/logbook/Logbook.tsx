import { linesFromCsv } from '@site/src/calculations/logbook/logbookCsv';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import {
  emptyTexts,
  isEmptyLine,
  type LogbookLine,
  logbookFields,
  type LogbookTexts,
  printedDay,
} from '@site/src/calculations/logbook/logbookLine';
import { useHydrated } from '@site/src/components/article/useHydrated';
import { FileField } from '@site/src/components/instruments/kit/FileField';
import { carInShort } from '@site/src/components/instruments/MyCar/car';
import { useMyCar } from '@site/src/components/instruments/MyCar/useMyCar';
import { type ReactNode, useEffect, useState } from 'react';
import { bringStyles } from '../../article/bringStyles';
import { LineFields } from './LineFields';
import { logbookStore } from './logbookStore';
import { printSheet } from './printSheet';
import { saveAsCsv } from './saveAsCsv';
import { useDraft } from './useDraft';
import { useLogbook } from './useLogbook';
import styles from './logbook.css?text';

/** More bytes than this are no logbook. */
const largestFile = 5_000_000;

/** What happened last, and how to undo it. */
interface Told {
  readonly words: string;
  readonly isFault?: boolean;
  readonly undo?: readonly LogbookLine[];
}

const counted = (count: number): string => (count === 1 ? '1 line' : `${String(count)} lines`);

async function importFrom(file: File): Promise<Told> {
  if (file.size > largestFile)
    return { words: 'This file is larger than any logbook. Choose the CSV file.', isFault: true };
  try {
    const lines = linesFromCsv(await file.text());
    const before = logbookStore.lines();
    const fresh = logbookStore.merge(lines);
    const known = lines.length - fresh;
    return {
      words: `${counted(fresh)} added${known > 0 ? `, ${counted(known)} already there` : ''}.`,
      undo: before,
    };
  } catch (error) {
    const words =
      error instanceof UnusableInputError ? error.message : 'This file could not be read.';
    return { words: `Nothing was added. ${words}`, isFault: true };
  }
}

function Line({
  line,
  onEdit,
  onDelete,
}: {
  readonly line: LogbookLine;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}): ReactNode {
  const name = [line.date, line.file].filter((part) => part !== '').join(', ') || 'line';
  return (
    <li>
      <dl>
        {logbookFields
          .filter(([field]) => line[field] !== '')
          .map(([field, label]) => (
            <div key={field} data-field={field}>
              <dt>{label}</dt>
              <dd>{line[field]}</dd>
            </div>
          ))}
      </dl>
      <p className="logbook-acts">
        <button type="button" aria-label={`Change ${name}`} onClick={onEdit}>
          Change
        </button>
        <button type="button" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </button>
      </p>
    </li>
  );
}

/** The owner’s logbook: a line for every flash and every part, on this device only. */
export function Logbook(): ReactNode {
  const { lines, isKept, wasBroken } = useLogbook();
  const live = useHydrated();
  const car = useMyCar();
  const { draft, setDraft, forgetDraft } = useDraft();
  const [told, setTold] = useState<Told>();
  useEffect(() => bringStyles(styles), []);

  const usual: LogbookTexts = live
    ? { ...emptyTexts, date: printedDay(new Date()), car: carInShort(car) }
    : emptyTexts;
  const texts = draft?.texts ?? usual;
  const edited = lines.find(({ id }) => id === draft?.id);

  const write = (): void => {
    if (isEmptyLine({ ...texts, date: '', car: '' })) {
      setTold({ words: 'Write what was changed, or the file.', isFault: true });
      return;
    }
    const before = lines;
    if (edited) logbookStore.change(edited.id, texts);
    else logbookStore.add(texts);
    setTold({ words: edited ? 'Changed.' : 'Written.', undo: before });
    forgetDraft();
  };
  const remove = (line: LogbookLine): void => {
    const before = lines;
    logbookStore.remove(line.id);
    setTold({ words: 'Deleted.', undo: before });
  };
  const undo = (before: readonly LogbookLine[]): void => {
    logbookStore.restore(before);
    setTold({ words: 'Undone.' });
  };

  return (
    <section
      className="instrument"
      id="instrument-logbook"
      aria-labelledby="instrument-logbook-name"
    >
      <div className="instrument-head">
        <p id="instrument-logbook-name">Logbook</p>
      </div>
      {live ? (
        <div className="logbook">
          <h4>{edited ? 'Change a line' : 'New line'}</h4>
          <LineFields
            idPrefix="logbook"
            texts={texts}
            onChange={(name, text) =>
              setDraft({
                ...(draft?.id !== undefined && { id: draft.id }),
                texts: { ...texts, [name]: text },
              })
            }
          />
          <p className="logbook-acts">
            <button type="button" className="action" onClick={write}>
              {edited ? 'Write the change' : 'Write the line'}
            </button>
            {draft && (
              <button type="button" onClick={forgetDraft}>
                {edited ? 'Leave it as it was' : 'Clear the fields'}
              </button>
            )}
          </p>
          <p role="status" className={told?.isFault ? 'field-fault' : 'logbook-told'}>
            {told?.words}{' '}
            {told?.undo && (
              <button type="button" onClick={() => undo(told.undo ?? [])}>
                Undo
              </button>
            )}
          </p>
          {!isKept && (
            <p role="alert" className="logbook-refused">
              This browser does not keep the logbook: storage is refused or full. The lines stand
              here until the page is closed. Save them as CSV or print them.
            </p>
          )}
          {wasBroken && (
            <p role="alert" className="logbook-refused">
              Something in the stored logbook could not be read and was left out.{' '}
              <button type="button" onClick={logbookStore.acknowledge}>
                Close
              </button>
            </p>
          )}
          <h4>{lines.length === 0 ? 'No line yet' : counted(lines.length)}</h4>
          <ol className="logbook-lines">
            {lines.toReversed().map((line) => (
              <Line
                key={line.id}
                line={line}
                onEdit={() => {
                  setDraft({ id: line.id, texts: line });
                  document.getElementById('logbook-date')?.focus();
                }}
                onDelete={() => remove(line)}
              />
            ))}
          </ol>
          {lines.length > 0 && (
            <p className="logbook-acts">
              <button type="button" className="action" onClick={() => saveAsCsv(lines)}>
                Save as CSV
              </button>
              <button type="button" className="action" onClick={() => printSheet(lines)}>
                Print the logbook
              </button>
            </p>
          )}
          <FileField
            id="logbook-import"
            label="Add lines from a CSV file"
            hint="As saved here. It is read on this device and sent nowhere."
            accept=".csv,text/csv"
            onOpen={(file) => void importFrom(file).then(setTold)}
          />
        </div>
      ) : (
        <p className="instrument-note">Kept on this device only, never sent anywhere.</p>
      )}
      <p className="instrument-note no-script" data-search-skip>
        The logbook needs JavaScript. The text files below do without.
      </p>
    </section>
  );
}
