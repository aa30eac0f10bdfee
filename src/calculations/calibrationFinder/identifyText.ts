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

/** What an ID belongs to. */
export type Identified =
  | { readonly kind: 'mx5'; readonly id: string; readonly calibration: Calibration }
  /** Shaped like one of the NC, and in no list. */
  | {
      readonly kind: 'unknown-mx5';
      readonly id: string;
      /** Known IDs of its family. */
      readonly family: readonly string[];
      /** The wiki names the family, and no file of it is known. */
      readonly wiki: FamilyWithoutCalibration | null;
    }
  | {
      readonly kind: 'gearbox-controller';
      readonly id: string;
      readonly known: TcmCalibration | null;
    }
  | { readonly kind: 'other-mazda'; readonly id: string; readonly calibration: Calibration | null };

/** What a text says. */
export interface Identification {
  /** The first ID of the text; null if there is none. */
  readonly found: Identified | null;
  /** Other IDs in the same text. */
  readonly others: readonly string[];
  /** O or I was read as 0 or 1. */
  readonly corrected: boolean;
  /** Known IDs that differ by one character; none if the ID is known. */
  readonly nearMisses: readonly string[];
}

/** Prefixes of the NC: 1.8, 2.0, and one definition whose car no source describes. */
const ofTheNc = /^L[8FS]/;

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
  const [first, ...others] = idsInText(typed);
  const found = first ? identifyId(first) : null;
  const known = found && (found.kind === 'mx5' || ('known' in found && found.known));
  return {
    found,
    others: others.map(({ id }) => id),
    corrected: first?.corrected ?? false,
    nearMisses: known ? [] : nearMisses(typed),
  };
};
