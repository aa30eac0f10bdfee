import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { documentChunks } from './documentChunks';

interface Options {
  /** How the names of chunks begin that are loaded on demand. */
  readonly onDemandPrefix: string;
  /** How the names of the chunks of workers end. */
  readonly workerSuffix: string;
}

interface NamedChunk {
  readonly name?: string | null | undefined;
}

/** Docusaurus names what a route loads by a hash, and gives the not-found page no name. */
const ofRoute = /^[\da-f]{8}$/;

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
 * Cuts the scripts so that a page loads at once only what it needs, in few files: the shell of both pages
 * in one, each document in its own, and what only instruments share in neither. See README.md.
 */
export const instrumentChunks =
  ({ onDemandPrefix, workerSuffix }: Options): PluginModule =>
  ({ generatedFilesDir }: LoadContext): Plugin => ({
    name: 'guide-instrument-chunks',
    configureWebpack({ optimization }, isServer) {
      if (isServer) return {};
      assertCommonGroup(optimization);
      const documents = documentChunks(
        JSON.parse(
          readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
        ) as Readonly<Record<string, unknown>>,
      );
      const isShell = ({ name }: NamedChunk): boolean =>
        !name || (ofRoute.test(name) && !documents.has(name));
      const isOnDemand = ({ name }: NamedChunk): boolean =>
        Boolean(name?.startsWith(onDemandPrefix) && !name.endsWith(workerSuffix));
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              common: { chunks: isShell, minChunks: 1, enforce: true },
              onDemand: { chunks: isOnDemand, minChunks: 2, priority: 30 },
            },
          },
        },
      };
    },
  });
