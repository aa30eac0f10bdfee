import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import file from './workedAnalysis.json';

/** JSON knows no NaN; it is written as a word. */
const revived = (value: unknown): unknown => {
  if (value === 'NaN') return NaN;
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
};

let worked: LogAnalysis | undefined;

/**
 * The worked case: 25 minutes of an engine that nobody built, over a stock table, as far as it is shown.
 * It was summed up beforehand, because a phone would halt for a second; `workedLog.test.ts` sums it up
 * again, and writes the file anew when it is told to update.
 */
export function workedAnalysis(): LogAnalysis {
  // The test compares the file with what `analyseLog` returns.
  worked ??= {
    ...(revived(file) as Omit<LogAnalysis, 'rejectedBy'>),
    rejectedBy: new Uint8Array(),
  };
  return worked;
}
