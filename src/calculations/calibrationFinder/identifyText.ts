import {
  calibrationById,
  calibrationsData,
  mx5Calibrations,
  type Calibration,
  type FamilyWithoutCalibration,
  type TcmCalibration,
} from '@site/src/data/calibrations';
import { idsInText, type WrittenId } from './calibrationNames';
import { nearMisses } from './nearMisses';

/** An ID of an NC's engine computer. */
export type IdentifiedNc =
  | { readonly kind: 'mx5'; readonly id: string; readonly calibration: Calibration }
  /** Shaped like one of the NC, and in no list. */
  | {
      readonly kind: 'unknown-mx5';
      readonly id: string;
      /** Known IDs of its family. */
      readonly family: readonly string[];
      /** The wiki names the family, and no file of it is known. */
      readonly wiki: FamilyWithoutCalibration | null;
    };

/** What an ID belongs to. */
export type Identified =
  | IdentifiedNc
  | {
      readonly kind: 'gearbox-controller';
      readonly id: string;
      readonly known: TcmCalibration | null;
    }
  | { readonly kind: 'other-mazda'; readonly id: string; readonly calibration: Calibration | null };

/** What a text says. */
export interface Identification {
  /** The only ID of the text; null if there is none, or more than one. */
  readonly found: Identified | null;
  /** All IDs of the text. */
  readonly ids: readonly string[];
  /** I and O were read as 0 and 1 or L. */
  readonly corrected: boolean;
  /** The three figures behind the ID, if they are others than 000. */
  readonly suffix: string | null;
  /** Known IDs of its family that differ by one character; none if the ID is known. */
  readonly nearMisses: readonly string[];
  /** The text has the form of a part number and holds no ID. */
  readonly partNumber: boolean;
}

/** Prefixes of the NC: 1.8, 2.0, and one definition whose car no source describes. */
const ofTheNc = /^L[8FS]/;

/** Four characters, two figures, and three or four more: `LF9V-18-881B`. */
const partNumber = /\b[0-9A-Z]{4}[- ]\d{2}[- ][0-9A-Z]{3,5}\b/i;

const gearboxController = (id: string): Identified => ({
  kind: 'gearbox-controller',
  id,
  known: calibrationsData.tcmCalibrations.find((each) => each.id.startsWith(id)) ?? null,
});

const engineComputer = (id: string): Identified => {
  const calibration = calibrationById(id) ?? null;
  if (calibration?.appliesTo === 'nc-mx5') return { kind: 'mx5', id, calibration };
  if (calibration || !ofTheNc.test(id)) return { kind: 'other-mazda', id, calibration };
  const family = mx5Calibrations.filter((each) => each.family === id.slice(0, 4));
  const wiki = calibrationsData.familiesWithoutCalibration.find((each) =>
    id.startsWith(each.family),
  );
  return { kind: 'unknown-mx5', id, family: family.map((each) => each.id), wiki: wiki ?? null };
};

/** What one ID belongs to. */
export const identifyId = ({ id, kind }: Pick<WrittenId, 'id' | 'kind'>): Identified =>
  kind === 'gearbox-controller' ? gearboxController(id) : engineComputer(id);

/**
 * What a reader's text says: an ID, a file name, the full name from inside a file, or none of them.
 *
 * @param typed of any length and kind
 */
export const identifyText = (typed: string): Identification => {
  const written = idsInText(typed);
  const [first] = written;
  const found = first && written.length === 1 ? identifyId(first) : null;
  const isKnown = found?.kind === 'mx5' || found?.kind === 'gearbox-controller';
  return {
    found,
    ids: written.map(({ id }) => id),
    corrected: first?.corrected ?? false,
    suffix: first?.suffix ?? null,
    nearMisses: isKnown || written.length > 1 ? [] : nearMisses(typed),
    partNumber: written.length === 0 && partNumber.test(typed.slice(0, 200)),
  };
};
