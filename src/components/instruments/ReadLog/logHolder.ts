import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import { fileOrder } from '@site/src/calculations/logReading/fileOrder';
import type { LogFileReport, OwnRoles } from '@site/src/calculations/logReading/LogFileReport';
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

async function* piecesOf(source: LogSource): AsyncGenerator<string | Uint8Array> {
  if (isPasted(source)) {
    yield source.text;
    return;
  }
  const reader = source.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A refused file is not read to its end.
    await reader.cancel();
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

/**
 * Holds the rows of a card and answers questions about them; runs in the worker.
 *
 * @param say takes progress and answers
 */
export const logHolder = (say: (answer: LogAnswer) => void) => {
  let table: LogTable = noTable;
  let drives: readonly DriveSummary[] = [];
  let analysis: LogAnalysis | undefined;

  const open = async (
    id: number,
    sources: readonly LogSource[],
    ownRoles: OwnRoles,
  ): Promise<void> => {
    const ordered = fileOrder(sources.map(({ name }) => name)).flatMap((i) => sources[i] ?? []);
    const allBytes = ordered.reduce((sum, source) => sum + sizeOf(source), 0);
    const joiner = logJoiner();
    const reports: LogFileReport[] = [];
    let bytes = 0;
    let said = 0;
    const progress = (): void => {
      const share = allBytes > 0 ? Math.min(1, bytes / allBytes) : 1;
      if (share - said < 0.01 && reports.length < ordered.length) return;
      said = share;
      const [filesRead, fileCount] = [reports.length, ordered.length];
      say({ kind: 'progress', id, share, filesRead, fileCount });
    };
    for (const source of ordered) {
      const log = openLog({ name: source.name, ownRoles });
      const before = bytes;
      try {
        for await (const piece of piecesOf(source)) {
          log.push(piece);
          bytes += piece.length;
          progress();
          if (log.isRefused()) break;
        }
        const opened = log.end();
        joiner.add(opened);
        reports.push(opened.report);
      } catch (error) {
        // What the file system threw; what is wrong with a log is in its report.
        if (!(error instanceof DOMException)) throw error;
        joiner.skip();
        reports.push(reportOfUnread(source.name));
      }
      bytes = before + sizeOf(source);
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
      case 'open':
        await open(id, question.sources, question.ownRoles);
        return;
      case 'analyse':
        analysis = analyseLog(table, question.options);
        say({ kind: 'analysed', id, analysis });
        return;
      case 'trace':
        say({ kind: 'traced', id, trace: traceLog(table, drives, question.window) });
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
      const message = error instanceof Error ? error.message : String(error);
      say({ kind: 'failed', id: question.id, message });
    }
  };
};
