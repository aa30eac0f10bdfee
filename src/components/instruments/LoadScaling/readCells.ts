import type { PlacedCells } from '@site/src/calculations/loadScaling/placeOnAxes';
import { longTermTrimRange } from '@site/src/calculations/loadScaling/newLoadScaling';
import {
  type HistogramKind,
  readHistogram,
} from '@site/src/calculations/loadScaling/readHistogram';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import { readNumber } from '../kit/instrumentField';
import { type Context, startingTable } from './start';

/** A histogram on the breakpoints of the table; undefined for nothing, or without a table. */
export const readCells =
  (kind: HistogramKind) =>
  (text: string, context: Context): PlacedCells | undefined => {
    const axes = text.trim() === '' ? undefined : startingTable(context);
    return axes && readHistogram(text, kind, axes);
  };

/** The same, where another table belongs to it. */
export const readPairedCells =
  (kind: HistogramKind, partner: string, name: string) =>
  (text: string, context: Context): PlacedCells | undefined => {
    if (text.trim() === '' && (context.texts[partner] ?? '').trim() !== '')
      throw new UnusableInputError(
        `Paste the table of ${name} lambda, too: one says nothing alone.`,
      );
    return readCells(kind)(text, context);
  };

/** One number for all cells, a table, or nothing known. */
export const readLongTermTrim = (
  text: string,
  context: Context,
): number | PlacedCells | undefined =>
  /^\s*[-+\u2212\u2013]?[\d.,]+\s*%?\s*$/.test(text)
    ? readNumber(text.replace('%', ''), longTermTrimRange)
    : readCells('longTermTrim')(text, context);
