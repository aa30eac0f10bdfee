import { settingOf } from '../configuration';
import type { Finding, Repair } from '../finding';
import { type FindingCode, findingRules, type Severity } from '../findingRules';
import type { Entry, LocatedConfiguration } from '../locatedConfiguration';
import type { LoggedCar } from '../loggerPlan';
import { wholeNumber } from '../wholeNumber';

/** A column of the file and what is said of it. */
export interface FileColumn {
  readonly name: string;
  /** Line of its `paramname`. */
  readonly line: number;
  /** Type of its channel; null: none stands above. */
  readonly type: string | null;
  readonly entries: readonly Entry[];
}

/** What every check gets. */
export interface CheckContext {
  readonly located: LocatedConfiguration;
  /** What is known of the car; null: nothing. */
  readonly car: LoggedCar | null;
  /** All columns in the order of the file. */
  readonly columns: readonly FileColumn[];
  /** The first column of each name. */
  readonly byName: ReadonlyMap<string, FileColumn>;
}

/** A repair, or how to find it; it is looked for only if the finding is kept. */
type Repairing = Repair | null | (() => Repair | null);

/** Reports one finding; of each kind the first 20 are kept. */
export type Report = (code: FindingCode, line: number, what: string, repair?: Repairing) => void;

export const checkContext = (
  located: LocatedConfiguration,
  car: LoggedCar | null,
): CheckContext => {
  const columns = located.channels.flatMap(({ opening, parameters }) =>
    parameters.map(({ opening: { value, line }, entries }) => ({
      name: value,
      line,
      type: opening?.value.toLowerCase() ?? null,
      entries,
    })),
  );
  const byName = new Map<string, FileColumn>();
  for (const column of columns) if (!byName.has(column.name)) byName.set(column.name, column);
  return { located, car, columns, byName };
};

/** The last entry of a key. */
export const entryOf = (entries: readonly Entry[], key: string): Entry | undefined =>
  entries.findLast((entry) => entry.key === key);

/** Width of a value in bits: 32 for floats, 8 if nothing is said. */
export const widthOf = ({ entries }: Pick<FileColumn, 'entries'>): number => {
  const bits = settingOf(entries, 'databits');
  if (bits !== undefined) return wholeNumber(bits);
  return settingOf(entries, 'isfloat') === '1' ? 32 : 8;
};

/** What keeps a file from logging comes first. */
const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

const mostOfAKind = 20;
const longestQuote = 60;

/** A piece of the file, short enough for a sentence. */
export const quoted = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;

/** Gathers findings. */
export const findingCollector = (): {
  readonly report: Report;
  readonly findings: () => readonly Finding[];
  readonly omitted: () => number;
} => {
  const found: Finding[] = [];
  const counts = new Map<FindingCode, number>();
  let omitted = 0;
  const report: Report = (code, line, what, repair = null) => {
    const count = counts.get(code) ?? 0;
    counts.set(code, count + 1);
    if (count >= mostOfAKind) {
      omitted += 1;
      return;
    }
    const made = typeof repair === 'function' ? repair() : repair;
    found.push({ code, line, what, repair: made, ...findingRules[code] });
  };
  return {
    report,
    findings: () =>
      [...found].sort((a, b) => rank[a.severity] - rank[b.severity] || a.line - b.line),
    omitted: () => omitted,
  };
};
