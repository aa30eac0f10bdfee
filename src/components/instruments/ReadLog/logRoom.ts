import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import { type OwnRole, ownRoleOf, type OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import type { LogSummary } from '@site/src/calculations/logReading/LogSummary';
import type { LogTrace, TraceWindow } from '@site/src/calculations/logTrace/LogTrace';
import type { CellPlace, CellStretch } from './logMessages';
import { logsAmong } from './droppedFiles';
import {
  handOver,
  loadError,
  type ReadingProgress,
  startWorker,
  type Talk,
  talkWith,
} from './logTalk';
import { headOf, rememberRoles, rolesOfHead } from './rememberedRoles';

/** The log before a flash, kept to be held against the one after it. */
export interface KeptLog {
  readonly name: string;
  readonly analysis: LogAnalysis;
}

/** What the page knows of the log that lies in the worker. */
export interface LogRoomState {
  /** `shown`: read, and the roles wait for the reader's yes. */
  readonly status: 'empty' | 'reading' | 'shown' | 'used';
  readonly progress: ReadingProgress;
  /** The files are read once more, for columns that a filter asks for. */
  readonly readingAgain: ReadingProgress | undefined;
  /** What went wrong while reading or computing, for the reader. */
  readonly error: string;
  readonly reports: readonly LogFileReport[];
  readonly summary: LogSummary | undefined;
  /** Roles that the reader chose; those that differ from the reading wait for it. */
  readonly ownRoles: OwnRoles;
  /** The roles shown are not those that the rows were read with. */
  readonly isChanged: boolean;
  /** Whether the browser keeps the roles for the next file with this head. */
  readonly keeps: boolean;
  /** Counts the readings. */
  readonly reading: number;
  /** Counts the logs: what was changed in one is not undone in the next. */
  readonly opening: number;
  /** The last answer, and the question it belongs to. */
  readonly analysis: { readonly key: string; readonly value: LogAnalysis } | undefined;
  readonly earlier: KeptLog | undefined;
  /** Drives that the reader left out of this log; another log begins with all. */
  readonly drivesLeftOut: readonly number[];
  /** The table of which the reader said that it was in the car for all files that count; '' for none. */
  readonly tableOfAll: string;
}

export interface LogRoom {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => LogRoomState;
  /** Starts the worker of the next reading, once, while readers look for their files. */
  readonly prepare: () => void;
  /** Reads the logs among files, in place of those before or beside them; says where there is none. */
  readonly open: (files: readonly File[], beside: boolean) => void;
  /** Gives a column another role or unit, or none. */
  readonly setRole: (column: string, role: OwnRole) => void;
  /** Brings roles back that were chosen before. */
  readonly setRoles: (roles: OwnRoles) => void;
  /** The reader agrees to the roles; the files are read again if some were changed. */
  readonly use: () => void;
  /** Ends a reading; the log before stays. */
  readonly cancel: () => void;
  readonly forget: () => void;
  readonly leaveOut: (drives: readonly number[]) => void;
  readonly setTableOfAll: (table: string) => void;
  readonly keepToCompare: (earlier: KeptLog) => void;
  /** The rows around full pedal of one file as a CSV; '' if the log is gone by then. */
  readonly pullRows: (file: number) => Promise<string>;
  readonly analyse: (options: LogAnalysisOptions) => void;
  /** Undefined if the log is gone by then. */
  readonly trace: (window: TraceWindow) => Promise<LogTrace | undefined>;
  readonly rowsOfCell: (cell: CellPlace) => Promise<readonly CellStretch[]>;
}

export const emptyRoom: LogRoomState = {
  status: 'empty',
  progress: { share: 0, filesRead: 0, fileCount: 0 },
  readingAgain: undefined,
  error: '',
  reports: [],
  summary: undefined,
  ownRoles: {},
  isChanged: false,
  keeps: true,
  reading: 0,
  opening: 0,
  analysis: undefined,
  earlier: undefined,
  drivesLeftOut: [],
  tableOfAll: '',
};

/** Tells one question from another: the same text, the same answer. */
export const keyOf = (options: LogAnalysisOptions, reading: number): string =>
  `${reading} ${JSON.stringify(options)}`;

/** The head of what was read, units and all: that of the first file which has one. */
const headIn = (reports: readonly LogFileReport[]): string =>
  headOf(
    (reports.find(({ columns }) => columns.length > 0)?.columns ?? []).map(({ name, unit }) =>
      unit === '' ? name : `${name} (${unit})`,
    ),
  );

/** Why files are read: readers opened them, agreed to their roles once, or changed a role. */
type Reason = 'opened' | 'known' | 'changed';

/** @param start makes a worker that speaks as in logMessages.ts */
export function makeLogRoom(start: () => Worker = startWorker): LogRoom {
  const listeners = new Set<() => void>();
  let state = emptyRoom;
  let files: readonly File[] = [];
  /** Holds the log that is shown. */
  let talk: Talk | undefined;
  /** Reads another one. */
  let next: Talk | undefined;
  /** Waits for files. */
  let prepared: Worker | undefined;
  let before = state;
  let wanted = '';
  /** How often a sum was asked for: only the answer to the last question counts. */
  let questions = 0;

  const become = (changes: Partial<LogRoomState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** To the log before, whose sum may have come while another one was read. */
  const goBack = (changes: Partial<LogRoomState>, error: string): void => {
    const { analysis, readingAgain } = state;
    become({ ...before, ...changes, analysis, readingAgain, error });
  };

  const read = async (sources: readonly File[], ownRoles: OwnRoles, why: Reason): Promise<void> => {
    next?.end();
    if (state.status !== 'reading') before = state;
    const worker = prepared ?? start();
    prepared = undefined;
    const mine = talkWith(worker, (progress) => {
      if (next === mine) become({ progress });
      else if (talk === mine) become({ readingAgain: progress });
    });
    next = mine;
    const progress = { share: 0, filesRead: 0, fileCount: sources.length };
    become({ status: 'reading', progress, error: '' });
    const answer = await handOver(mine, sources, ownRoles);
    if (next !== mine) return;
    next = undefined;
    if (answer.kind === 'tooMuch') {
      mine.end();
      goBack({}, answer.message);
      return;
    }
    if (answer.kind !== 'opened') {
      mine.end();
      const error = answer.kind === 'failed' ? answer.message : loadError;
      goBack({ status: before.status === 'used' ? 'shown' : before.status }, error);
      return;
    }
    talk?.end();
    talk = mine;
    files = sources;
    const { reports, summary } = answer;
    const known = why === 'opened' ? rolesOfHead(headIn(reports)) : undefined;
    const isKnown = known !== undefined && JSON.stringify(known) === JSON.stringify(ownRoles);
    become({
      status: why !== 'opened' || isKnown ? 'used' : 'shown',
      error: '',
      reports,
      summary,
      ownRoles,
      isChanged: false,
      drivesLeftOut: [],
      tableOfAll: '',
      readingAgain: undefined,
      reading: state.reading + 1,
      opening: state.opening + (why === 'changed' ? 0 : 1),
    });
    // A head that was agreed to with other roles is read again with those.
    if (known && !isKnown) void read(sources, known, 'known');
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    prepare() {
      if (prepared) return;
      const worker = start();
      // One that did not load is of no use; opening tries again, and says so where that fails too.
      worker.addEventListener('error', () => {
        if (prepared !== worker) return;
        worker.terminate();
        prepared = undefined;
      });
      prepared = worker;
    },
    open(given, beside) {
      if (given.length === 0) return;
      const opened = logsAmong(given);
      if (opened.length === 0) {
        become({ error: 'None of these files is a log.' });
        return;
      }
      void read(beside ? [...files, ...opened] : opened, {}, 'opened');
    },
    setRole(column, role) {
      const asRead = state.reports
        .flatMap(({ columns }) => columns)
        .find(({ name }) => name === column)?.role;
      if ((asRead ?? null) === role && ownRoleOf(state.ownRoles, column) === undefined) return;
      const ownRoles = { ...state.ownRoles, [column]: role };
      become({ ownRoles, isChanged: true, status: 'shown' });
    },
    setRoles: (ownRoles) => become({ ownRoles, isChanged: true, status: 'shown' }),
    use() {
      const keeps = rememberRoles(headIn(state.reports), state.ownRoles);
      become({ keeps });
      if (state.isChanged) void read(files, state.ownRoles, 'changed');
      else become({ status: 'used' });
    },
    cancel() {
      next?.end();
      next = undefined;
      goBack({}, state.error);
    },
    forget() {
      next?.end();
      talk?.end();
      next = undefined;
      talk = undefined;
      files = [];
      wanted = '';
      before = emptyRoom;
      become({ ...emptyRoom, reading: state.reading, opening: state.opening });
    },
    leaveOut(drivesLeftOut) {
      const comesBack = state.drivesLeftOut.some((drive) => !drivesLeftOut.includes(drive));
      become({
        drivesLeftOut: drivesLeftOut.toSorted((a, b) => a - b),
        // Of a drive that comes back nobody has said which table it was made with.
        ...(comesBack && { tableOfAll: '' }),
      });
    },
    setTableOfAll: (tableOfAll) => become({ tableOfAll }),
    keepToCompare: (earlier) => become({ earlier }),
    analyse(options) {
      const key = keyOf(options, state.reading);
      if (key === wanted || !talk) return;
      wanted = key;
      const asked = ++questions;
      void talk.ask({ kind: 'analyse', options }).then((answer) => {
        if (asked !== questions || wanted !== key) return;
        if (answer.kind === 'analysed')
          become({
            analysis: { key, value: answer.analysis },
            readingAgain: undefined,
            error: '',
          });
        else if (answer.kind === 'failed')
          become({ readingAgain: undefined, error: answer.message });
      });
    },
    async trace(window) {
      const answer = await talk?.ask({ kind: 'trace', window });
      return answer?.kind === 'traced' ? answer.trace : undefined;
    },
    async pullRows(file) {
      const answer = await talk?.ask({ kind: 'pullRows', file });
      return answer?.kind === 'pullRows' ? answer.csv : '';
    },
    async rowsOfCell(cell) {
      const answer = await talk?.ask({ kind: 'rowsOfCell', cell });
      return answer?.kind === 'cell' ? answer.stretches : [];
    },
  };
}

/** The log of this page. */
export const logRoom = makeLogRoom();
