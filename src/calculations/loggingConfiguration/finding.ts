import type { FindingCode, Severity } from './findingRules';

/** Lines `from` to `to` give way to others; `to` one below `from` puts them in front of it. */
export interface LineEdit {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** What a button would do. */
export interface Repair {
  /** `Write APP,95,>`. */
  readonly label: string;
  readonly edits: readonly LineEdit[];
}

/** Something in a file, at a line. */
export interface Finding {
  readonly code: FindingCode;
  /** Counted from 1. */
  readonly line: number;
  readonly severity: Severity;
  /** What was found, with the words of the file. */
  readonly what: string;
  /** Why it matters. */
  readonly reason: string;
  /** Keys of `sources.ts`. */
  readonly sources: readonly string[];
  readonly repair: Repair | null;
}

/** Puts one line in the place of another. */
export const replaceLine = (label: string, line: number, text: string): Repair => ({
  label,
  edits: [{ from: line, to: line, lines: [text] }],
});

/** Turns a line into a comment. */
export const commentOut = (line: number, text: string): Repair =>
  replaceLine('Make it a comment', line, `; ${text.trim()}`);

/** Puts lines below a line. */
export const insertBelow = (label: string, line: number, lines: readonly string[]): Repair => ({
  label,
  edits: [{ from: line + 1, to: line, lines }],
});
