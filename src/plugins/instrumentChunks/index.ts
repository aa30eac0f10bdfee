import type { Plugin, PluginModule } from '@docusaurus/types';

interface Options {
  /** How the names of chunks begin that are loaded on demand. Chunks without a name are, too. */
  readonly onDemandPrefix: string;
  /** How the names of the chunks of workers end. */
  readonly workerSuffix: string;
}

interface NamedChunk {
  readonly name?: string | null | undefined;
}

/**
 * The settings of the bundler's `common` chunk, as Docusaurus has set them.
 *
 * @throws if there are none, which would leave the cut below without effect
 */
function assertCommonGroup(optimization: object | undefined): void {
  const { splitChunks } = (optimization ?? {}) as {
    readonly splitChunks?: false | { readonly cacheGroups?: Readonly<Record<string, unknown>> };
  };
  const common = splitChunks ? splitChunks.cacheGroups?.common : undefined;
  if (typeof common !== 'object')
    throw new Error(
      'guide-instrument-chunks: Docusaurus no longer cuts a chunk named "common"; see src/plugins/instrumentChunks/README.md',
    );
}

/**
 * Cuts the scripts so that a page loads at once only what it needs: what only instruments share stays
 * out of the chunk that every page loads. See README.md.
 */
export const instrumentChunks = ({ onDemandPrefix, workerSuffix }: Options): PluginModule => {
  const isWorker = ({ name }: NamedChunk): boolean => name?.endsWith(workerSuffix) ?? false;
  const isOnDemand = (chunk: NamedChunk): boolean =>
    !isWorker(chunk) && (!chunk.name || chunk.name.startsWith(onDemandPrefix));
  const isInitial = (chunk: NamedChunk): boolean => !isWorker(chunk) && !isOnDemand(chunk);
  return (): Plugin => ({
    name: 'guide-instrument-chunks',
    configureWebpack({ optimization }, isServer) {
      if (isServer) return {};
      assertCommonGroup(optimization);
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              common: { chunks: isInitial },
              onDemand: { chunks: isOnDemand, minChunks: 2, priority: 30 },
            },
          },
        },
      };
    },
  });
};
