import type { OwnColumns } from '@site/src/calculations/pullCheck/matchColumns';
import { readOwnColumns } from '@site/src/calculations/pullCheck/ownColumnsText';
import type { LogReport, LogTask, ShownLog } from './logReport';

/** A log that could be read, under the name the reader knows it by. */
export interface NamedLog {
  readonly name: string;
  /** Tells it from another log of the same name. */
  readonly reading: number;
  readonly log: ShownLog;
}

export interface LogSlotState {
  readonly status: 'empty' | 'reading' | 'read' | 'error';
  /** Of what is being read, or was read last. */
  readonly name: string;
  readonly isFile: boolean;
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number;
  readonly error: string;
  /** Column names of the log, as far as they are known. */
  readonly columns: readonly string[];
  /** The last log that could be read. */
  readonly good: NamedLog | undefined;
}

/** The place for one log: reads what it is given, one thing at a time. */
export interface LogSlot {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => LogSlotState;
  /** A file takes the place of whatever was there. */
  readonly open: (file: File) => void;
  /** What stands in the fields: a text takes the place of a file; without one the file stays. */
  readonly follow: (text: string, columnsText: string) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

export const emptySlot: LogSlotState = {
  status: 'empty',
  name: '',
  isFile: false,
  share: 0,
  error: '',
  columns: [],
  good: undefined,
};

/** The name of the chunk puts what it shares with the instrument beside the instruments. */
const startWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "instrument-pull-worker" */ new URL(
      './readLog.worker.ts',
      import.meta.url,
    ),
  );

/** @param start makes a worker that takes a {@link LogTask} and reports {@link LogReport} */
export function logSlot(start: () => Worker = startWorker): LogSlot {
  const listeners = new Set<() => void>();
  let state = emptySlot;
  /** What is read while no text stands in the field. */
  let opened: File | string | undefined;
  let readings = 0;
  let columnsText = '';
  let busy: { worker: Worker; source: File | string; columnsText: string } | undefined;
  let done: { source: File | string; columnsText: string } | undefined;
  /** What the last good log was read from. */
  let goodSource: typeof done;

  const become = (changes: Partial<LogSlotState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const stop = (): void => {
    busy?.worker.terminate();
    busy = undefined;
  };
  const finish = (changes: Partial<LogSlotState>): void => {
    done = busy;
    stop();
    become(changes);
  };
  const receive = (report: LogReport): void => {
    if (report.kind === 'progress') become({ share: report.share });
    else if (report.kind === 'error')
      finish({ status: 'error', error: report.message, columns: report.columns });
    else {
      readings += 1;
      const good = { name: state.name, reading: readings, log: report.log };
      goodSource = busy;
      finish({ status: 'read', error: '', columns: report.log.names, good });
    }
  };
  const read = (source: File | string): void => {
    const same = busy ?? done;
    if (same?.source === source && same.columnsText === columnsText) return;
    stop();
    const worker = start();
    busy = { worker, source, columnsText };
    worker.addEventListener('message', ({ data }: MessageEvent<LogReport>) => {
      if (busy?.worker === worker) receive(data);
    });
    worker.addEventListener('error', () => {
      if (busy?.worker !== worker) return;
      done = undefined;
      stop();
      become({ status: 'error', error: 'The part that reads logs did not load. Open it again.' });
    });
    const isFile = typeof source !== 'string';
    const name = isFile ? source.name : 'pasted text';
    become({ status: 'reading', name, isFile, share: 0, error: '' });
    const columns: OwnColumns = readOwnColumns(columnsText);
    worker.postMessage({ source, columns } satisfies LogTask);
  };
  const clear = (): void => {
    stop();
    opened = undefined;
    done = undefined;
    goodSource = undefined;
    become(emptySlot);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open(file) {
      opened = file;
      done = undefined;
      read(file);
    },
    follow(text, columns) {
      columnsText = columns;
      if (text !== '') opened = undefined;
      const source = text === '' ? opened : text;
      if (source !== undefined) read(source);
      else if (state !== emptySlot) clear();
    },
    cancel() {
      stop();
      if (!state.good || !goodSource) {
        clear();
        return;
      }
      opened = goodSource.source;
      done = goodSource;
      const { name, log } = state.good;
      const isFile = typeof opened !== 'string';
      become({ status: 'read', name, isFile, share: 1, columns: log.names });
    },
    clear,
  };
}
