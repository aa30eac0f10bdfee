import {
  type LogbookLine,
  logbookKey,
  type LogbookTexts,
  logbookText,
  readLogbook,
} from '@site/src/calculations/logbook/logbookLine';

/** The logbook and whether the browser keeps it. */
export interface KeptLogbook {
  readonly lines: readonly LogbookLine[];
  /** Every change stands in the storage of this device. */
  readonly isKept: boolean;
  /** Something that was stored could not be read, and was left out. */
  readonly wasBroken: boolean;
}

const listeners = new Set<() => void>();
let state: KeptLogbook | undefined;

/** What the server shows, and the browser before it answers. */
const nothing: KeptLogbook = { lines: [], isKept: true, wasBroken: false };

function stored(): KeptLogbook {
  try {
    return { ...readLogbook(localStorage.getItem(logbookKey)), isKept: true };
  } catch {
    return { ...nothing, isKept: false };
  }
}

function keep(lines: readonly LogbookLine[]): boolean {
  try {
    localStorage.setItem(logbookKey, logbookText(lines));
    return true;
  } catch {
    return false;
  }
}

function become(next: KeptLogbook): void {
  state = next;
  for (const listener of listeners) listener();
}

const current = (): KeptLogbook => (state ??= stored());

const put = (lines: readonly LogbookLine[]): void =>
  become({ lines, isKept: keep(lines), wasBroken: current().wasBroken });

const ofOtherTab = ({ key }: StorageEvent): void => {
  if (key === logbookKey) become(stored());
  // Somebody has emptied the storage of the whole host: the lines that are shown stay, and are kept again.
  else if (key === null) put(current().lines);
};

/** Not guessable is not needed: unique on this device is. */
const newId = (place: number): string =>
  `${Date.now().toString(36)}-${String(place)}-${Math.random().toString(36).slice(2, 10)}`;

/** The reader’s logbook, kept on their device and nowhere else. */
export const logbookStore = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', ofOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', ofOtherTab);
    };
  },
  state: current,
  nothing: (): KeptLogbook => nothing,
  lines: (): readonly LogbookLine[] => current().lines,
  /** Writes a line at the end. Returns its id. */
  add: (texts: LogbookTexts): string => {
    const id = newId(0);
    put([...current().lines, { ...texts, id }]);
    return id;
  },
  /** Adds lines that are not there yet, letter by letter. Returns how many were new. */
  merge: (lines: readonly LogbookTexts[]): number => {
    const textOf = ({ date, car, file, changed, flash, result, notes }: LogbookTexts): string =>
      JSON.stringify([date, car, file, changed, flash, result, notes]);
    const known = new Set(current().lines.map(textOf));
    const fresh = lines.filter((line) => !known.has(textOf(line)));
    put([...current().lines, ...fresh.map((line, place) => ({ ...line, id: newId(place) }))]);
    return fresh.length;
  },
  change: (id: string, texts: LogbookTexts): void =>
    put(current().lines.map((line) => (line.id === id ? { ...texts, id } : line))),
  remove: (id: string): void => put(current().lines.filter((line) => line.id !== id)),
  /** Puts lines back as they were, to undo. */
  restore: (lines: readonly LogbookLine[]): void => put(lines),
  acknowledge: (): void => become({ ...current(), wasBroken: false }),
};
