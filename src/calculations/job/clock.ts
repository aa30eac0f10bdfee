/** A clock that the reader has started, by the clock of their device: it goes on while the phone is locked. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** When it was stopped; it still goes without. */
  readonly to?: number;
}

/** A clock older than this was forgotten, not watched: 12 hours, in milliseconds. */
const longestMs = 12 * 3_600_000;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Reads a stored clock; undefined if it is none, begins in the future or was forgotten. */
export function clockFrom(value: unknown, now: number): Clock | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { from, to } = value as Readonly<Record<string, unknown>>;
  if (!isTime(from) || from > now || now - from > longestMs) return undefined;
  if (to === undefined) return { from };
  return isTime(to) && to >= from && to <= now ? { from, to } : undefined;
}

/** Whole seconds that a clock shows. A device whose own clock was set back shows 0. */
export const secondsOn = ({ from, to }: Clock, now: number): number =>
  Math.max(0, Math.floor(((to ?? now) - from) / 1000));

/** `0:41`, `1:34`, `61:05`. */
export const printedClock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** `41 s`, `1 min 34 s`. */
export function durationInWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${String(rest)} s`;
  return rest === 0 ? `${String(minutes)} min` : `${String(minutes)} min ${String(rest)} s`;
}

/** A known time on the rule of a clock. */
export interface ClockMark {
  readonly seconds: number;
  /** What happens then, and how sure that is, in words. */
  readonly words: string;
}

/** What a step says about its clock. */
export interface ClockPlan {
  /** How long the rule is, in seconds. */
  readonly seconds: number;
  readonly marks: readonly ClockMark[];
}

/**
 * Reads the marks of a clock as a chapter writes them: `12 | about 12 s silent; 90 | about 90 s`.
 *
 * @throws Error at a mark without seconds or words, or beyond the end of the rule
 */
export function clockMarks(text: string, seconds: number): readonly ClockMark[] {
  if (text.trim() === '') return [];
  return text.split(';').map((mark) => {
    const [at = '', words = ''] = mark.split('|').map((part) => part.trim());
    if (!/^\d+$/.test(at) || words === '' || Number(at) > seconds)
      throw new Error(`"${mark.trim()}": write seconds, a bar and words, within ${seconds} s`);
    return { seconds: Number(at), words };
  });
}
