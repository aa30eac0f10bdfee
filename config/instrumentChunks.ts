import type { Plugin } from '@docusaurus/types';

interface NamedChunk {
  readonly name?: string | null | undefined;
}

/** Name of the chunk of each instrument, given in `src/components/islands/index.ts`. */
const isInstrument = ({ name }: NamedChunk): boolean => name?.startsWith('instrument-') ?? false;

/** A worker, named `…-worker` where it is made, is one file and shares nothing with the page. */
const isOfThePage = ({ name }: NamedChunk): boolean => !name?.endsWith('-worker');

/**
 * Gathers what several instruments share in a chunk of their own. Docusaurus puts whatever two chunks
 * share into one that every page loads at once.
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
              common: { chunks: isOfThePage },
              instruments: {
                name: 'instruments',
                chunks: isInstrument,
                minChunks: 2,
                priority: 45,
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}
