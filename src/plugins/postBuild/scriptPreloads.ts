import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Which files each chunk needs, as the bundler wrote it down. */
export interface ClientManifest {
  /** The ids of the files that hold what was loaded under this name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>>>
  >;
}

/** The chunks of each route, by `path-hash`: names, or names by property. */
export type RouteChunks = Readonly<Record<string, unknown>>;

const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

/** The chunk of what the routes share; Docusaurus does not name it among those of a route. */
const shared = 'common';

/** The script files that a route needs beyond the entry, which loads them only after it has run. */
export function filesOfRoute(
  route: string,
  chunks: RouteChunks,
  { origins, assets }: ClientManifest,
): string[] {
  const names = Object.entries(chunks)
    .filter(([key]) => key.replace(/-[^-]*$/, '') === route)
    .flatMap(([, value]) => namesIn(value));
  const chunksNeeded = names.length > 0 ? [...names, shared] : [];
  const ids = chunksNeeded.flatMap((name) => origins[name] ?? []);
  return [...new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({ file }) => file))].sort();
}

const read = (...file: string[]): unknown => JSON.parse(readFileSync(path.join(...file), 'utf8'));

/**
 * Links that let the browser fetch the scripts of a route early, after all that it needs to paint.
 *
 * @param route the path of the page, with the base path
 * @returns nothing, after a warning, if Docusaurus has written down no script for this route: the page
 *   works without, and two documents of one path are such a case. A build that warns fails the checks.
 */
export function scriptPreloads(generatedFilesDir: string, baseUrl: string, route: string): string {
  const files = filesOfRoute(
    route,
    read(generatedFilesDir, 'routesChunkNames.json') as RouteChunks,
    read(generatedFilesDir, 'client-manifest.json') as ClientManifest,
  );
  if (files.length === 0)
    console.warn(
      `[WARNING] guide-post-build: no script of the route ${route} was found in routesChunkNames.json and client-manifest.json, so none is preloaded.`,
    );
  return files
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${baseUrl}${file}">`)
    .join('');
}
