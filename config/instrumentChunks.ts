import type { Plugin } from '@docusaurus/types';

interface NamedChunk {
  readonly name?: string | null | undefined;
}

/** What is loaded when a reader reaches for it: the instruments by name, the search and data without. */
const loadedLater = ({ name }: NamedChunk): boolean => !name || name.startsWith('instrument-');

/** The shell and the routes. A worker, named `…-worker`, shares nothing, so that it needs one file. */
const loadedAtOnce = (chunk: NamedChunk): boolean =>
  !loadedLater(chunk) && !chunk.name?.endsWith('-worker');

/**
 * Cuts the programs so that a page loads at once only what it needs. Docusaurus puts whatever two
 * chunks share into one that every page loads; here what only instruments share stays with them.
 */
export function instrumentChunks(): Plugin {
  return {
    name: 'guide-instrument-chunks',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              common: { chunks: loadedAtOnce },
              later: { chunks: loadedLater, minChunks: 2, priority: 30 },
            },
          },
        },
      };
    },
  };
}
