import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import { printPullRows } from '@site/src/calculations/logAnalysis/printPullRows';
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { othersOfFilter } from '@site/src/calculations/logAnalysis/LogFilter';
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
import type { LogAnswer, LogQuestion } from './logMessages';
import { progressTeller } from './progressTeller';
import { type AddedSource, bytesOf, readSource, reportOfUnread } from './readSource';

/** What is thrown but no report can tell. A browser without room says so in words of its own. */
const messageOf = (error: unknown): string =>
  error instanceof RangeError &&
  /alloc|memory|array (?:buffer )?(?:length|size)/i.test(error.message)
    ? 'This device has not enough memory for these files. Open fewer at once.'
    : error instanceof Error
      ? error.message
      : String(error);

/** Files can be changed, or be gone, when a filter asks for a column that was not read. */
const changedFiles =
  'A file is gone or has changed since it was opened. Open the log again; the filter stays.';

/**
 * Holds the rows of a card and answers questions about them; runs in the worker.
 *
 * @param say takes progress and answers
 */
export const logHolder = (say: (answer: LogAnswer) => void) => {
  const added: AddedSource[] = [];
  let opened: { readonly sources: readonly AddedSource[]; readonly ownRoles: OwnRoles } = {
    sources: [],
    ownRoles: {},
  };
  let table: LogTable = noTable;
  let drives: readonly DriveSummary[] = [];
  let analysis: LogAnalysis | undefined;
  let newest = -1;
  let turn = Promise.resolve();

  /** @returns their bytes */
  const add = (sources: readonly File[]): number => {
    const sized = sources.map((source) => ({ source, bytes: source.size }));
    added.push(...sized);
    return bytesOf(sized);
  };

  const open = async (
    id: number,
    sources: readonly AddedSource[],
    ownRoles: OwnRoles,
  ): Promise<void> => {
    const ordered = fileOrder(sources.map(({ source }) => source.name)).flatMap(
      (i) => sources[i] ?? [],
    );
    opened = { sources: ordered, ownRoles };
    const joiner = logJoiner();
    const reports: LogFileReport[] = [];
    const progress = progressTeller(id, ordered, say);
    let [rowsRead, bytesRead, bytesLeft] = [0, 0, bytesOf(ordered)];
    for (const each of ordered) {
      const { source, bytes } = each;
      const one = await readSource(each, openLog({ name: source.name, ownRoles }), progress.read);
      bytesLeft -= bytes;
      if (one) {
        rowsRead += one.table.rowCount;
        bytesRead += bytes;
        const rowsOfByte = rowsRead / Math.max(1, bytesRead);
        joiner.add(one, rowsOfByte * bytesLeft);
        reports.push(one.report);
      } else {
        joiner.skip();
        reports.push(reportOfUnread(source.name));
      }
      progress.endFile(bytes);
    }
    const joined = joiner.end();
    ({ table } = joined);
    analysis = undefined;
    const summary = summaryOfLog(table, joined.powerUps);
    ({ drives } = summary);
    say({ kind: 'opened', id, reports, summary });
  };

  /** Of two questions that wait, the later one counts; the page asks no more for the other. */
  const requireNewest = (id: number): void => {
    if (id !== newest) throw new Error('Another question came after this one.');
  };

  /** Reads columns without a role from the files again; only those, beside the rows that are held. */
  const readOthers = async (id: number, names: readonly string[]): Promise<void> => {
    const { sources, ownRoles } = opened;
    const joiner = logJoiner();
    const progress = progressTeller(id, sources, say);
    for (const each of sources) {
      requireNewest(id);
      const log = openLog({ name: each.source.name, ownRoles, instead: names });
      const one = await readSource(each, log, progress.read);
      if (one) joiner.add(one);
      else joiner.skip();
      progress.endFile(each.bytes);
    }
    const again = joiner.end().table;
    if (again.rowCount !== table.rowCount) throw new Error(changedFiles);
    // A name can stand in a refused file alone: it holds no number, and is not looked for again.
    const none = new Float32Array(0);
    const others = new Map(names.map((name) => [name, again.others?.get(name) ?? none]));
    table = { ...table, others: new Map([...(table.others ?? []), ...others]) };
  };

  /** Reads first what a filter asks for and was not read. */
  const analyse = async (id: number, options: LogAnalysisOptions): Promise<void> => {
    requireNewest(id);
    const missing = othersOfFilter(options.filter).filter((name) => !table.others?.has(name));
    if (missing.length > 0) await readOthers(id, missing);
    requireNewest(id);
    analysis = analyseLog(table, options);
    say({ kind: 'analysed', id, analysis });
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
        newest = id;
        {
          const mine = turn.then(() => analyse(id, question.options));
          turn = mine.catch(() => undefined);
          await mine;
        }
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
