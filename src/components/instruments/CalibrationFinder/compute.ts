import {
  familiesOfCar,
  type KnownCar,
  type PossibleFamily,
} from '@site/src/calculations/calibrationFinder/calibrationsOfCar';
import { carDiffers } from '@site/src/calculations/calibrationFinder/carDiffers';
import { finderAnswer } from '@site/src/calculations/calibrationFinder/finderAnswer';
import {
  type Identification,
  type IdentifiedNc,
  identifyId,
  identifyText,
} from '@site/src/calculations/calibrationFinder/identifyText';
import {
  namedPatched,
  namedWithdrawnPatch,
} from '@site/src/calculations/calibrationFinder/namedPatched';
import { requireNc } from '@site/src/calculations/calibrationFinder/requireNc';
import { requireWholeImage } from '@site/src/calculations/calibrationFinder/requireWholeImage';
import type { TopicStatement } from '@site/src/calculations/calibrationFinder/topicStatement';
import { type Notice, notice, RefusalError } from '@site/src/calculations/limits/notice';
import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import type { Sure } from '../../article/Mark';
import type { InstrumentResult } from '../kit/evaluate';
import type { FieldContext } from '../kit/instrumentField';
import {
  countedFamilies,
  nextOf,
  noIdIn,
  readTheId,
  readTheRom,
  rowOf,
  type WayOn,
} from './messages';
import { keyOf, type OpenedRom } from './openedRom';

/** The choice that stands for all of them. */
export const any = 'any';

/** The fields that describe a car. */
export const carFields = [
  'market',
  'generation',
  'year',
  'gearbox',
  'engine',
  'emissions',
] as const;

/** What the fields hold. */
export interface FinderValues {
  /** Null: nothing is written, or a file is asked about. */
  readonly text: Identification | null;
  readonly market: Exclude<KnownCar['market'], null> | typeof any;
  readonly generation: Exclude<KnownCar['generation'], null | undefined> | typeof any;
  readonly year: string;
  readonly gearbox: Exclude<KnownCar['gearbox'], null> | typeof any;
  readonly engine: '1.8' | '2.0' | typeof any;
  readonly emissions: 'Federal' | 'California' | typeof any;
  /** What stands for an opened file; empty: none. */
  readonly file: string;
}

export interface FinderResult extends InstrumentResult {
  readonly sentence: string;
  readonly sure: Sure;
  /** What was asked about. */
  readonly asked: string;
  readonly found: IdentifiedNc | null;
  readonly statements: readonly TopicStatement[];
  /** Families that fit what was chosen, if nothing was written. */
  readonly families: readonly PossibleFamily[];
  /** Known IDs of the family that differ by one character. */
  readonly nearMisses: readonly string[];
  readonly waysOn: readonly WayOn[];
}

const chosen = <T extends string>(choice: T): Exclude<T, typeof any> | null =>
  choice === any ? null : (choice as Exclude<T, typeof any>);

const knownCar = (values: FinderValues): KnownCar => {
  const { market, generation, year, gearbox, engine, emissions } = values;
  return {
    market: chosen(market),
    generation: chosen(generation),
    year: year === any ? null : Number(year),
    gearbox: chosen(gearbox),
    engine: chosen(engine),
    emissions: chosen(emissions),
  };
};

/**
 * The IDs of what readers write; null where a file or the description of a car is asked about.
 *
 * @throws UnusableInputError if there is nothing to answer
 */
export function readFinderText(
  text: string,
  { texts }: FieldContext<OpenedRom | undefined>,
): Identification | null {
  if (texts.file !== '') return null;
  if (text.trim() === '') {
    if (carFields.some((name) => texts[name] !== any)) return null;
    throw new UnusableInputError('Write an ID, choose what is known of the car, or open a file.');
  }
  const identification = identifyText(text);
  if (identification.ids.length === 0 && !identification.partNumber)
    throw new UnusableInputError(noIdIn(identification.nearMisses));
  return identification;
}

/** Notices that say nothing against the answer. */
const ordinary = (limit: Notice['limit']): boolean =>
  limit === 'idSurvivesPatching' || limit === 'onlyEndsLookedAt';

/**
 * What is known of one ID.
 *
 * @param mayPatch nothing says that the file is patched already
 */
function ofId(
  found: IdentifiedNc,
  asked: string,
  before: readonly Notice[],
  mayPatch: boolean,
): Omit<FinderResult, 'nearMisses'> {
  const { headline, statements, support, notices } = finderAnswer(found);
  const known: Sure = support.romdrop ? 'checked' : support.instead ? 'look-again' : 'open';
  const doubted = known === 'checked' && before.some(({ limit }) => !ordinary(limit));
  const sure: Sure = found.kind === 'unknown-mx5' ? 'open' : doubted ? 'look-again' : known;
  const met = (...limits: readonly Notice['limit'][]): boolean =>
    before.some(({ limit }) => limits.includes(limit));
  const isIdDoubted = met('carDiffers', 'suffixUnknown');
  const next = [
    ...(isIdDoubted ? [readTheId] : []),
    ...(met('bootLoaderBlank') ? [readTheRom] : []),
    ...(known === 'checked' && (isIdDoubted || !mayPatch) ? [] : [nextOf(known)]),
  ];
  const hasCar = found.kind === 'mx5' && found.calibration.confidence !== 'unknown';
  return {
    sentence: headline,
    sure,
    asked,
    found,
    // What is known of the car stands in a row of its own.
    statements: statements.filter(({ topic }) => !(hasCar && topic === 'car')),
    families: [],
    notices: [...before, ...notices],
    waysOn: found.kind === 'mx5' ? [...next, rowOf(found.id)] : [readTheId, nextOf(sure)],
  };
}

function ofText(text: Identification, written: string, car: KnownCar): FinderResult {
  const { found, ids, corrected, suffix, nearMisses } = text;
  if (ids.length > 1)
    throw new RefusalError('twoIds', {
      count: String(ids.length),
      ids: ids.slice(0, 8).join(', '),
    });
  if (!found) throw new RefusalError('partNumber');
  const nc = requireNc(found);
  const notices = [
    ...carDiffers(nc, car),
    ...(suffix === null ? [] : [notice('suffixUnknown', { figures: suffix })]),
    ...(corrected ? [notice('lettersCorrected')] : []),
    ...namedWithdrawnPatch(written),
    ...namedPatched(written),
  ];
  const mayPatch = notices.every(({ limit }) => limit !== 'namedPatched');
  return { ...ofId(nc, nc.id, notices, mayPatch), nearMisses };
}

function ofFile(key: string, opened: OpenedRom | undefined, car: KnownCar): FinderResult {
  if (opened && keyOf(opened) === key) {
    const { image, name } = opened;
    const { found, notices } = requireWholeImage(image, name);
    // What stands inside counts, not the name.
    const mayPatch = image.patchRevision === null;
    return {
      ...ofId(found, name, [...carDiffers(found, car), ...notices], mayPatch),
      nearMisses: [],
    };
  }
  if (key.length < 6) throw new RefusalError('fileForgotten');
  const kind = key.charAt(4) === 'T' ? 'gearbox-controller' : 'engine-computer';
  const found = requireNc(identifyId({ id: key, kind }));
  const notices = [...carDiffers(found, car), notice('fileNotOpen')];
  return { ...ofId(found, key, notices, false), nearMisses: [] };
}

/** What may be in a car that somebody only describes. */
function ofCar(car: KnownCar): FinderResult {
  const families = familiesOfCar(car);
  const uncertain = families.filter((each) => each.uncertain).length;
  const certain = families.length - uncertain;
  return {
    sentence: `${countedFamilies(certain, uncertain)} Only the ID tells which one is in your car.`,
    sure: certain > 0 ? 'look-again' : 'open',
    asked: Object.values(car)
      .filter((each) => each !== null)
      .join(', '),
    found: null,
    statements: [],
    families,
    nearMisses: [],
    notices: [
      ...(car.market === 'Canada' ? [notice('canadaNotNamed')] : []),
      ...(car.market === 'Australia' ? [notice('australiaNotNamed')] : []),
    ],
    waysOn: [readTheId],
  };
}

/** What to say to the fields as they stand, and to the file that is open. */
export function compute(
  values: FinderValues,
  { texts, resources }: FieldContext<OpenedRom | undefined>,
): FinderResult {
  const car = knownCar(values);
  if (values.file !== '') return ofFile(values.file, resources, car);
  return values.text === null ? ofCar(car) : ofText(values.text, texts.text ?? '', car);
}
