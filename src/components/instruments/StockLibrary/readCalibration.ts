import { mostDifferingTables } from '@site/src/calculations/stockMapView/differingTables';
import type { NearestReadable } from '@site/src/calculations/stockMapView/nearestReadable';
import { readableFor } from '@site/src/calculations/stockMapView/readableFor';
import { aspectWords } from './aspectWords';
import type { StockLibrary } from './library';

/** The calibration that was asked for, and the one whose maps are shown. */
export interface ReadCalibration {
  readonly asked: string;
  readonly shown: string;
  /** The car of the shown one, as far as sources say: market, years, engine, gearbox. */
  readonly car: string;
  /** Empty if both are the same; else how near they are, in sentences. */
  readonly nearness: readonly string[];
}

const revisions = (steps: number): string => {
  const count = Math.abs(steps);
  return `${count} known ${count === 1 ? 'revision' : 'revisions'} ${steps > 0 ? 'later' : 'earlier'}`;
};

function nearnessOf(asked: string, nearest: NearestReadable, library: StockLibrary): string[] {
  const { id, relation, revisionSteps, agrees, differs, unknown } = nearest;
  if (relation === 'same')
    return asked === id ? [] : [`Shown are the maps of ${id}, the latest readable of ${asked}.`];
  const family = library.maps.calibrations.filter((each) => each.startsWith(id.slice(0, 4)));
  const most = mostDifferingTables(library.maps, family);
  const step =
    relation === 'same-family'
      ? `It is of the same family, ${revisions(revisionSteps)}.`
      : `It is of another family. Alike: ${aspectWords(agrees) || 'nothing that is known'}.` +
        (differs.length > 0 ? ` Different: ${aspectWords(differs)}.` : '') +
        (unknown.length > 0 ? ` Not known: ${aspectWords(unknown)}.` : '');
  return [
    `No factory file of ${asked} could be read. Shown are the maps of ${id}.`,
    step,
    ...(relation === 'same-family' && most !== undefined
      ? [
          `The readable revisions of this family differ from each other in up to ${most} of ${library.maps.tableNames.length} tables.`,
        ]
      : []),
  ];
}

/** The car of a calibration in short; empty if no source says anything. */
export function carOf(id: string, { calibrations }: StockLibrary): string {
  const vehicle = calibrations.find((each) => each.id === id)?.vehicle;
  const { market, years, engine, gearbox } = vehicle ?? {};
  return [market, years, engine, gearbox].filter(Boolean).join(', ');
}

const doubtOf = (id: string, { calibrations }: StockLibrary): string =>
  calibrations.find((each) => each.id === id)?.confidence === 'single-source'
    ? ' (one source)'
    : '';

/**
 * Finds the calibration whose maps can be shown for the one that was typed.
 *
 * @throws UnusableInputError telling what to write
 */
export function readCalibration(text: string, library: StockLibrary): ReadCalibration {
  const { asked, nearest } = readableFor(text, library.calibrations, library.maps.calibrations);
  return {
    asked,
    shown: nearest.id,
    car: carOf(nearest.id, library) + doubtOf(nearest.id, library),
    nearness: nearnessOf(asked, nearest, library),
  };
}
