import type { Plugin } from '@docusaurus/types';

/** Name of the chunk of each instrument, given in `src/components/islands/index.ts`. */
const isInstrument = ({ name }: { readonly name?: string | null | undefined }): boolean =>
  name?.startsWith('instrument-') ?? false;

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
