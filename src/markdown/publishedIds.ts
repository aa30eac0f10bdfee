import { mx5Calibrations } from '../data/calibrations';
import { drivetrains } from '../data/drivetrains';
import { engines } from '../data/engines';
import { links } from '../data/links';
import { loggingParameters, parameterId } from '../data/loggingParameters';
import { romTables } from '../data/romTables';
import { sources } from '../data/sources';
import { glossary, termId } from '../data/terms';
import { openingIds } from './openingIds';
import { outlineOf } from './outline';

/** Addresses by where they stand: a chapter, or a list of the reference. */
export type Addresses = Readonly<Record<string, readonly string[]>>;

/** The addresses of the rows that are made from data. */
const rows: Addresses = {
  'rows of calibrations': mx5Calibrations.map(({ id }) => `calibration-${id}`),
  'rows of tables': romTables.map(({ id }) => id),
  'rows of parameters': loggingParameters.map(parameterId),
  'rows of drivetrains': drivetrains.map(({ id }) => `drivetrain-${id}`),
  'rows of engines': engines.map(({ id }) => `engine-${id}`),
  'rows of links': links.map(({ id }) => `link-${id}`),
  'rows of terms': glossary.map(({ term }) => termId(term)),
  'rows of sources': sources.map(({ key }) => `source-${key}`),
};

/** Every address of the guide as it stands: headings, numbered blocks, and rows. */
export function addressesOf(docsDir: string): Addresses {
  const chapters = outlineOf(docsDir)
    .chapters.filter(({ exists }) => exists)
    .map(({ id, entries }) => [id, entries.map((entry) => entry.id)] as const);
  return {
    opening: [...openingIds(docsDir), 'how-sure'],
    ...Object.fromEntries(chapters),
    ...rows,
  };
}

/** All addresses in one list. */
export const allOf = (addresses: Addresses): readonly string[] => Object.values(addresses).flat();
