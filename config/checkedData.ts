/**
 * Checks every data file against its schema as soon as the configuration is loaded, before anything
 * reads the facts: a build or `npm start` with broken data stops here, with file, entry and field.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataProblems } from '../src/data/schemas';

const folder = path.join(__dirname, '..', 'src', 'data');

/** @throws naming the file if it is no JSON */
function contentOf(name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`src/data/${name} is no JSON`, { cause: error });
  }
}

const problems = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => dataProblems(name, contentOf(name)));

if (problems.length > 0)
  throw new Error(`The data in src/data is not right:\n${problems.join('\n')}`);
