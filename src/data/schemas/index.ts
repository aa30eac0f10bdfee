/** Checks the data files against their schemas. Build and tests only. */
import * as v from 'valibot';
import { calibrationsFile } from './calibrations';
import { drivetrainsFile } from './drivetrains';
import { enginesFile } from './engines';
import { text } from './fields';
import { glossaryFile } from './glossary';
import { loggingParametersFile } from './loggingParameters';
import { ownersWordsFile } from './ownersWords';
import { romTablesFile } from './romTables';
import { sameWordsFile } from './sameWords';
import { stockMapsFile } from './stockMaps';

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  'calibrations.json': calibrationsFile,
  'drivetrains.json': drivetrainsFile,
  'engines.json': enginesFile,
  'glossary.json': glossaryFile,
  'logging-parameters.json': loggingParametersFile,
  'owners-words.json': ownersWordsFile,
  'published-ids.json': v.record(v.string(), v.array(text)),
  'rom-tables.json': romTablesFile,
  'same-words.json': sameWordsFile,
  'stock-maps.json': stockMapsFile,
  'worked-stock-tables.json': stockMapsFile,
};

/** By which of its fields readers of a message know an entry of a list. */
const nameFields = ['id', 'name', 'term', 'table', 'category'];

const nameOf = (entry: unknown): string => {
  const field = nameFields.find(
    (name) => typeof entry === 'object' && entry !== null && name in entry,
  );
  return field ? ` ${String((entry as Readonly<Record<string, unknown>>)[field])}` : '';
};

/** `calibrations[16] LF9VEB.vehicle.gearbox`: the way to a value, with the names of list entries. */
const pathOf = (path: readonly v.IssuePathItem[] | undefined): string =>
  (path ?? [])
    .map(({ key, value }) =>
      typeof key === 'number' ? `[${key}]${nameOf(value)}` : `.${String(key)}`,
    )
    .join('')
    .replace(/^\./, '');

/**
 * What is wrong in a data file: file, entry, field, and what was expected there.
 *
 * @param file its name in `src/data`
 * @param content what it holds, as JSON
 * @returns an empty list for a file that is right
 */
export function dataProblems(file: string, content: unknown): string[] {
  const schema = schemas[file];
  if (!schema) return [`${file}: there is no schema for this file; name one in src/data/schemas`];
  const { issues } = v.safeParse(schema, content);
  return (issues ?? []).map((issue) =>
    [file, pathOf(issue.path), issue.message].filter(Boolean).join(': '),
  );
}
