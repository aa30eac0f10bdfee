import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../article/useHydrated';
import { ariaOfField, FieldFrame, type FieldText } from '../kit/FieldFrame';
import { droppedFiles } from './droppedFiles';
import { FilesRead } from './FilesRead';
import { InSteps } from './InSteps';
import { logRoom, type LogRoomState } from './logRoom';
import { lengthInWords, openedSentence } from './messages';

interface PickerProps extends FieldText {
  /** A whole folder, where the browser can. */
  readonly isFolder?: boolean;
  readonly onOpen: (files: readonly File[]) => void;
}

function Picker({ isFolder, onOpen, ...words }: PickerProps): ReactNode {
  const live = useHydrated();
  return (
    <FieldFrame {...words} className="field-broad">
      <input
        id={words.id}
        type="file"
        multiple
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.csv,.txt,.log,.msl,.tsv' })}
        disabled={!live}
        {...ariaOfField(words)}
        onChange={({ target }) => onOpen([...(target.files ?? [])])}
        onClick={({ currentTarget }) => {
          // The same files can be opened again after they were changed.
          currentTarget.value = '';
          logRoom.prepare();
        }}
      />
    </FieldFrame>
  );
}

function Reading({ room }: { readonly room: LogRoomState }): ReactNode {
  if (room.status !== 'reading') return null;
  return (
    <p className="field-wide">
      <FilesRead progress={room.progress} name="Reading the log" />{' '}
      <button type="button" className="action" onClick={logRoom.cancel}>
        Cancel
      </button>
    </p>
  );
}

/** Files that one task draws. */
const filesAtOnce = 40;

/** What was noticed in the files that could be read. A card has hundreds: drawn for those who look. */
function Noticed({ read }: { readonly read: LogRoomState['reports'] }): ReactNode {
  const [open, setOpen] = useState(false);
  if (!read.some(({ remarks, dropped }) => remarks.length + dropped.length > 0)) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What was noticed in the files</summary>
      {open && (
        <ul>
          <InSteps atOnce={filesAtOnce}>
            {read.map(({ name, remarks, dropped, rowCount, seconds }, place) => (
              <li key={`${place} ${name}`}>
                <code>{name}</code>
                {`: ${rowCount} rows, ${lengthInWords(seconds)}. `}
                {[...remarks, ...dropped.map(({ reason, rows }) => `${rows} × ${reason}.`)].join(
                  ' ',
                )}
              </li>
            ))}
          </InSteps>
        </ul>
      )}
    </details>
  );
}

/** What is opened, and what could not be read of it. */
function Opened({ room }: { readonly room: LogRoomState }): ReactNode {
  if (room.status === 'empty') return null;
  const refused = room.reports.filter(({ refusal }) => refusal !== '');
  const read = room.reports.filter(({ refusal }) => refusal === '');
  return (
    <div className="field-wide">
      {room.summary && read.length > 0 && (
        <p>
          <strong className="log-name">
            {read.length === 1 ? read[0]?.name : `${read.length} files`}
          </strong>
          <br />
          {openedSentence(room.summary)}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <ul className="log-refused">
            {[...new Set(refused.map(({ refusal }) => refusal))].map((said) => {
              const [first, ...others] = refused.filter(({ refusal }) => refusal === said);
              return (
                <li key={said} className="field-error">
                  <code>{first?.name}</code>
                  {others.length > 0 && ` and ${others.length} more like it:`} {said}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <Noticed read={read} />
      <p>
        <button type="button" className="log-link" onClick={logRoom.forget}>
          Forget this log
        </button>
      </p>
    </div>
  );
}

const open = (files: readonly File[]): void => logRoom.open(files, false);

/** What is dropped on a place is opened: a short cut of the pointer for what the pickers do. */
function useDrop() {
  const place = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) void droppedFiles(event.dataTransfer).then(open);
    };
    const element = place.current;
    element?.addEventListener('dragenter', logRoom.prepare);
    element?.addEventListener('dragover', over);
    element?.addEventListener('dragleave', leave);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragenter', logRoom.prepare);
      element?.removeEventListener('dragover', over);
      element?.removeEventListener('dragleave', leave);
      element?.removeEventListener('drop', drop);
    };
  }, []);
  return { place, isOver };
}

/** One log, many, or a card: picked or dropped, read here and sent nowhere. */
export function OpenFiles({ room }: { readonly room: LogRoomState }): ReactNode {
  const hasLog = room.status !== 'empty';
  const { place, isOver } = useDrop();
  return (
    <div ref={place} className="field-wide log-drop" data-over={isOver || undefined}>
      <div className="instrument-asks log-open">
        <Picker
          id="log-files"
          label="Log, one or many"
          hint={
            hasLog
              ? 'Another choice takes the place of what is open. After a reload open it again.'
              : 'CSV of the OpenPort or another logger, picked or dropped here. It is read on this device and sent nowhere.'
          }
          error={room.error || undefined}
          onOpen={open}
        />
        <Picker
          id="log-card"
          label="A whole card or folder"
          hint="Every log in it is read, in the order of its drives."
          isFolder
          onOpen={open}
        />
        {hasLog && (
          <Picker
            id="log-beside"
            label="Add files to it"
            hint="Of the same car and the same table."
            onOpen={(files) => logRoom.open(files, true)}
          />
        )}
        <Reading room={room} />
        <Opened room={room} />
      </div>
    </div>
  );
}
