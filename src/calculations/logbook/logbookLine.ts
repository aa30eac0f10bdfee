/** One line of the logbook: a flash, an edit or a part, and what came of it. */
export interface LogbookLine {
  /** Unique in the logbook. */
  readonly id: string;
  /** As the reader wrote it; filled in as `2026-11-22`. */
  readonly date: string;
  readonly car: string;
  readonly file: string;
  readonly changed: string;
  /** `F`, `D` or empty, and what else was written there. */
  readonly flash: string;
  readonly result: string;
  readonly notes: string;
}

/** The fields that a reader fills in, in the order of the sheet. */
export const logbookFields = [
  ['date', 'Date'],
  ['car', 'Car'],
  ['file', 'File'],
  ['flash', 'F or D'],
  ['changed', 'Changed'],
  ['result', 'Result'],
  ['notes', 'Notes'],
] as const;

export type LogbookField = (typeof logbookFields)[number][0];

/** Longest text of a field, in characters. */
export const longestText = 2000;

/** Most lines that a logbook holds: more than a car is ever flashed. */
export const mostLines = 2000;

export type LogbookTexts = Readonly<Record<LogbookField, string>>;

export const emptyTexts: LogbookTexts = {
  date: '',
  car: '',
  file: '',
  changed: '',
  flash: '',
  result: '',
  notes: '',
};

export const isEmptyLine = (texts: LogbookTexts): boolean =>
  logbookFields.every(([name]) => texts[name].trim() === '');

/** A day as the logbook writes it, in the reader's own time zone. */
export const printedDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Reads stored texts from anybody's hand; undefined if a line of the logbook could not hold them. */
export const textsFrom = (value: unknown): LogbookTexts | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = value as Readonly<Record<string, unknown>>;
  const texts: Record<LogbookField, string> = { ...emptyTexts };
  for (const [name] of logbookFields) {
    const text = stored[name];
    if (typeof text !== 'string' || text.length > longestText) return undefined;
    texts[name] = text;
  }
  return texts;
};

const lineFrom = (value: unknown): LogbookLine | undefined => {
  const texts = textsFrom(value);
  if (!texts) return undefined;
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? { id, ...texts } : undefined;
};

export interface ReadLogbook {
  readonly lines: readonly LogbookLine[];
  /** Something stood there that is no line of ours and was left out. */
  readonly wasBroken: boolean;
}

/** Key in the local storage. */
export const logbookKey = 'guide-logbook';

/** Reads a stored logbook from anybody's hand. */
export function readLogbook(text: string | null): ReadLogbook {
  if (text === null) return { lines: [], wasBroken: false };
  try {
    const stored = JSON.parse(text) as { readonly version?: unknown; readonly lines?: unknown };
    if (stored.version !== 1 || !Array.isArray(stored.lines)) return { lines: [], wasBroken: true };
    const found = new Map<string, LogbookLine>();
    for (const value of stored.lines.slice(0, mostLines)) {
      const line = lineFrom(value);
      if (line) found.set(line.id, line);
    }
    return { lines: [...found.values()], wasBroken: found.size !== stored.lines.length };
  } catch {
    return { lines: [], wasBroken: true };
  }
}

export const logbookText = (lines: readonly LogbookLine[]): string =>
  JSON.stringify({ version: 1, lines });
