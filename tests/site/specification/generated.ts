import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** A file that the build wrote, from the root of the project. */
export const readBuilt = (path: string): string => readFileSync(path, 'utf8');

/** One of the two pages, as the server sends it. */
export const staticHtml = (page: 'index' | '404'): string => readBuilt(`build/${page}.html`);

/** Docusaurus's own record of the build. */
export const readGenerated = (name: string): unknown =>
  JSON.parse(readBuilt(`.docusaurus/${name}.json`));

const scripts = (): string[] => readdirSync('build/assets/js');

/** The text of the scripts whose names begin with this. */
export const readScript = (name: string): string =>
  scripts()
    .filter((file) => file.startsWith(name) && file.endsWith('.js'))
    .map((file) => readBuilt(`build/assets/js/${file}`))
    .join('\n');

/**
 * The data that the main script carries as JSON: the first object that has this key.
 *
 * @throws if there is none
 */
export function embedded(key: string): object {
  const objects = [...readScript('main').matchAll(/JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g)]
    .map(([, literal = "''"]) => JSON.parse(String(runInNewContext(literal))) as unknown)
    .filter((data) => typeof data === 'object' && data !== null);
  const found = objects.find((data) => key in data);
  if (!found) throw new Error(`The main script carries no data with ${key}`);
  return found;
}

/** Everything that the stylesheets of the site say. */
export const readStyles = (): string =>
  readdirSync('build/assets/css')
    .map((file) => readBuilt(`build/assets/css/${file}`))
    .join('\n');

/** The four routes and the names of the parts of the program that each needs. */
const chunkNames = (): Record<string, unknown> =>
  readGenerated('routesChunkNames') as Record<string, unknown>;

export const routeKeys = (): string[] => Object.keys(chunkNames());

const leaves = (tree: unknown): string[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [String(tree)];

const fileOf = (chunk: string): string =>
  scripts().find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js')) ?? '';

/** The files that the document's four routes need, without the ones every page has. */
export const documentChunks = (): string[] =>
  [...new Set(leaves(chunkNames()).map(fileOf))].filter((file) => file !== '').sort();

/** The file with the document itself: the part of the program that only the guide's page needs. */
export function articleChunk(): string {
  const content = Object.values(chunkNames())
    .filter((names): names is { content: string } => leaves(names).length > 0)
    .find((names) => typeof names === 'object' && 'content' in names);
  if (content === undefined) throw new Error('No route of the build has a document');
  return fileOf(content.content);
}
