import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Which files a part of the program needs, as the bundler wrote it down. */
export interface ClientManifest {
  /** The ids of the files that hold what was loaded under this name. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>>>
  >;
}

/** The parts of each route, by `path-hash`: names, or lists of names by property. */
export type RouteParts = Readonly<Record<string, unknown>>;

const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
};

/** The script files that a route needs beyond the entry, which loads them only after it has run. */
export function filesOfRoute(
  route: string,
  parts: RouteParts,
  { origins, assets }: ClientManifest,
): string[] {
  const names = Object.entries(parts)
    .filter(([key]) => key.replace(/-[^-]*$/, '') === route)
    .flatMap(([, value]) => namesIn(value));
  const ids = names.flatMap((name) => origins[name] ?? []);
  return [...new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({ file }) => file))].sort();
}

const read = (...file: string[]): unknown => JSON.parse(readFileSync(path.join(...file), 'utf8'));

/** Links that let the browser fetch the scripts of a route early, after all that it needs to paint. */
export const chunkPreloads = (generatedFilesDir: string, baseUrl: string): string =>
  filesOfRoute(
    baseUrl,
    read(generatedFilesDir, 'routesChunkNames.json') as RouteParts,
    read(generatedFilesDir, 'client-manifest.json') as ClientManifest,
  )
    .map((file) => `<link rel="preload" as="script" fetchpriority="low" href="${baseUrl}${file}">`)
    .join('');
