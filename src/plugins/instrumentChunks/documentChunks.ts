/**
 * The chunks that hold a document, which links to it fetch ahead.
 *
 * @param routes what Docusaurus loads for each route: names of chunks, by what they are for
 * @throws if no route has a document
 */
export function documentChunks(routes: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const names = Object.values(routes).flatMap((route) =>
    typeof route === 'object' &&
    route !== null &&
    'content' in route &&
    typeof route.content === 'string'
      ? [route.content]
      : [],
  );
  if (names.length === 0)
    throw new Error(
      'guide-instrument-chunks: no route of routesChunkNames.json has a document; see src/plugins/instrumentChunks/README.md',
    );
  return new Set(names);
}
