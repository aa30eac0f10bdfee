import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import { printPullRows } from '@site/src/calculations/logAnalysis/printPullRows';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { fileOrder } from '@site/src/calculations/logReading/fileOrder';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import type { OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import { logJoiner } from '@site/src/calculations/logReading/logJoiner';
import type { DriveSummary } from '@site/src/calculations/logReading/LogSummary';
import type { LogTable } from '@site/src/calculations/logReading/LogTable';
import { noTable } from '@site/src/calculations/logReading/OpenedLog';
import { openLog } from '@site/src/calculations/logReading/openLog';
import { summaryOfLog } from '@site/src/calculations/logReading/summaryOfLog';
import { cellStretches } from '@site/src/calculations/logTrace/cellStretches';
import { traceLog } from '@site/src/calculations/logTrace/traceLog';
import { unreadFile } from '../kit/unreadFile';
import type { LogAnswer, LogQuestion, LogSource } from './logMessages';

const isPasted = (source: LogSource): source is Exclude<LogSource, File> =>
  'text' in source && typeof source.text === 'string';

const sizeOf = (source: LogSource): number => (isPasted(source) ? source.text.length : source.size);

/** A file and its size, which is asked for once: the browser looks on the card each time. */
interface AddedSource {
  readonly source: LogSource;
  readonly bytes: number;
}

/** What the file system threw; what is wrong with a log is in its report. */
class UnreadFile extends Error {}

async function* piecesOf({
  source,
  bytes: size,
}: AddedSource): AsyncGenerator<string | Uint8Array> {
  if (isPasted(source)) {
    yield source.text;
    return;
  }
  const reader = source.stream().getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new UnreadFile(source.name, { cause });
      });
      if (done) {
        // Browsers end a file quietly where it was cut in the meantime.
        if (bytes < size) throw new UnreadFile(source.name);
        return;
      }
      bytes += value.length;
      yield value;
    }
  } finally {
    // A refused file is not read to its end; one that is gone has nothing to end.
    await reader.cancel().catch(() => undefined);
  }
}

/** A file that the browser could not read, as one that was taken off the device. */
const reportOfUnread = (name: string): LogFileReport => ({
  name,
  rowCount: 0,
  seconds: 0,
  columns: [],
  dropped: [],
  remarks: [],
  refusal: unreadFile,
});

/** What is thrown but no report can tell. A browser without room says so in words of its own. */
const messageOf = (error: unknown): string =>
  error instanceof RangeError &&
  /alloc|memory|array (?:buffer )?(?:length|size)/i.test(error.message)
    ? 'This device has not enough memory for these files. Open fewer at once.'
    : error instanceof Error
      ? error.message
      : String(error);

/** Progress is told so often: each time it is, the page draws. In milliseconds. */
const progressEveryMs = 100;

/**
 * Holds the rows of a card and answers questions about them; runs in the worker.
 *
 * @param say takes progress and answers
 */
export const logHolder = (say: (answer: LogAnswer) => void) => {
  const added: AddedSource[] = [];
  let table: LogTable = noTable;
  let drives: readonly DriveSummary[] = [];
  let analysis: LogAnalysis | undefined;

  /** @returns their bytes */
  const add = (sources: readonly LogSource[]): number => {
    const sized = sources.map((source) => ({ source, bytes: sizeOf(source) }));
    added.push(...sized);
    return sized.reduce((sum, { bytes }) => sum + bytes, 0);
  };

  const open = async (
    id: number,
    sources: readonly AddedSource[],
    ownRoles: OwnRoles,
  ): Promise<void> => {
    const ordered = fileOrder(sources.map(({ source }) => source.name)).flatMap(
      (i) => sources[i] ?? [],
    );
    const allBytes = ordered.reduce((sum, each) => sum + each.bytes, 0);
    const joiner = logJoiner();
    const reports: LogFileReport[] = [];
    let [bytes, rowsRead, bytesRead] = [0, 0, 0];
    let saidAt = performance.now();
    const progress = (): void => {
      const now = performance.now();
      if (now - saidAt < progressEveryMs && reports.length < ordered.length) return;
      saidAt = now;
      const share = allBytes > 0 ? Math.min(1, bytes / allBytes) : 1;
      const [filesRead, fileCount] = [reports.length, ordered.length];
      say({ kind: 'progress', id, share, filesRead, fileCount });
    };
    for (const each of ordered) {
      const { source, bytes: size } = each;
      const log = openLog({ name: source.name, ownRoles });
      const before = bytes;
      try {
        for await (const piece of piecesOf(each)) {
          log.push(piece);
          bytes += piece.length;
          progress();
          if (log.isRefused()) break;
        }
        const opened = log.end();
        rowsRead += opened.table.rowCount;
        bytesRead += size;
        const rowsOfByte = rowsRead / Math.max(1, bytesRead);
        joiner.add(opened, rowsOfByte * (allBytes - before - size));
        reports.push(opened.report);
      } catch (error) {
        if (!(error instanceof UnreadFile)) throw error;
        joiner.skip();
        reports.push(reportOfUnread(source.name));
      }
      bytes = before + size;
      progress();
    }
    const joined = joiner.end();
    ({ table } = joined);
    analysis = undefined;
    const summary = summaryOfLog(table, joined.powerUps);
    ({ drives } = summary);
    say({ kind: 'opened', id, reports, summary });
  };

  const answerTo = async (question: LogQuestion): Promise<void> => {
    const { id } = question;
    switch (question.kind) {
      case 'add':
        say({ kind: 'added', id, bytes: add(question.sources) });
        return;
      case 'open':
        await open(id, added.splice(0), question.ownRoles);
        return;
      case 'analyse':
        analysis = analyseLog(table, question.options);
        say({ kind: 'analysed', id, analysis });
        return;
      case 'trace':
        say({
          kind: 'traced',
          id,
          trace: traceLog(table, drives, question.window, analysis?.rejectedBy),
        });
        return;
      case 'pullRows':
        say({ kind: 'pullRows', id, csv: printPullRows(table, drives, question.file) });
        return;
      case 'rowsOfCell': {
        const stretches = analysis ? cellStretches(table, analysis, drives, question.cell) : [];
        say({ kind: 'cell', id, stretches });
      }
    }
  };

  return async (question: LogQuestion): Promise<void> => {
    try {
      await answerTo(question);
    } catch (error) {
      say({ kind: 'failed', id: question.id, message: messageOf(error) });
    }
  };
};
