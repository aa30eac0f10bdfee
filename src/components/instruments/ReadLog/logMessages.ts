/**
 * What the page and the worker that holds the log say to each other. Every question carries a number, its
 * answer the same one; the page ends the worker to cancel or to forget the log.
 */
import type { LogAnalysis } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { LogAnalysisOptions } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import type { LogFileReport } from '@site/src/calculations/logReading/LogFileReport';
import type { OwnRoles } from '@site/src/calculations/logReading/ownRoles';
import type { LogSummary } from '@site/src/calculations/logReading/LogSummary';
import type { CellPlace, CellStretch } from '@site/src/calculations/logTrace/CellStretch';
import type { LogTrace, TraceWindow } from '@site/src/calculations/logTrace/LogTrace';

export type { CellPlace, CellStretch };

export type LogQuestion =
  /**
   * Files that the next `open` reads: hundreds in one message would hold the page up, as would asking each
   * for its size.
   */
  | { readonly kind: 'add'; readonly id: number; readonly sources: readonly File[] }
  /** Reads what was added and keeps its rows in place of those before. */
  | { readonly kind: 'open'; readonly id: number; readonly ownRoles: OwnRoles }
  | { readonly kind: 'analyse'; readonly id: number; readonly options: LogAnalysisOptions }
  | { readonly kind: 'trace'; readonly id: number; readonly window: TraceWindow }
  /** The rows around full pedal of one file, by its place in the order of reading. */
  | { readonly kind: 'pullRows'; readonly id: number; readonly file: number }
  /** Needs an analysis before it. */
  | { readonly kind: 'rowsOfCell'; readonly id: number; readonly cell: CellPlace };

export type LogAnswer =
  | {
      readonly kind: 'added';
      readonly id: number;
      /** Of the files of this part, as far as they can be asked. */
      readonly bytes: number;
    }
  | {
      readonly kind: 'progress';
      readonly id: number;
      /** Of all bytes, 0 to 1. */
      readonly share: number;
      readonly filesRead: number;
      readonly fileCount: number;
    }
  | {
      readonly kind: 'opened';
      readonly id: number;
      /** In the order of reading: by power-up and number, which need not be the order of the sources. */
      readonly reports: readonly LogFileReport[];
      readonly summary: LogSummary;
    }
  | { readonly kind: 'analysed'; readonly id: number; readonly analysis: LogAnalysis }
  /** A CSV for the pull check. */
  | { readonly kind: 'pullRows'; readonly id: number; readonly csv: string }
  | { readonly kind: 'traced'; readonly id: number; readonly trace: LogTrace }
  | { readonly kind: 'cell'; readonly id: number; readonly stretches: readonly CellStretch[] }
  /** A question that could not be answered; the message is for the reader. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
