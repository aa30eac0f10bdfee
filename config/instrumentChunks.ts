import type { Plugin } from '@docusaurus/types';

interface NamedChunk {
  readonly name?: string | null | undefined;
}

/** A worker, named `…-worker` where it is made, is one file and shares nothing with the page. */
const isWorker = ({ name }: NamedChunk): boolean => name?.endsWith('-worker') ?? false;

/** What is loaded when a reader reaches for it: the instruments by name, the search and data without. */
const loadedLater = (chunk: NamedChunk): boolean =>
  !isWorker(chunk) && (!chunk.name || chunk.name.startsWith('instrument-'));

/** The shell and the routes. */
const loadedAtOnce = (chunk: NamedChunk): boolean => !isWorker(chunk) && !loadedLater(chunk);

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
