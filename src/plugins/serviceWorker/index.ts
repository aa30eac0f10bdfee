// cspell:ignore dont -- the name of an option of Workbox
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { generateSW } from 'workbox-build';

interface Options {
  /** Name of the service worker, from the root of the built site. */
  readonly file: string;
  /** How the names of its caches begin, so that it never touches those of another site of the host. */
  readonly cachePrefix: string;
  /** The page for addresses that are none, from the root of the built site. */
  readonly notFoundPage: string;
  /** Files that nobody needs without a network, as patterns. */
  readonly leaveOut: readonly string[];
}

/** File names that change with their content: the browser's own cache may serve them. */
const namedByContent = /\.[0-9a-f]{8}\.|-[0-9a-f]{8}\./;

/** Far above the largest file, the page itself; a larger one fails the build. */
const largestBytes = 10_000_000;

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/**
 * Writes a service worker that keeps the whole guide on the device: all files of a version or none, and
 * the next version beside it until readers take it. See README.md.
 */
export const serviceWorker =
  ({ file, cachePrefix, notFoundPage, leaveOut }: Options): PluginModule =>
  ({ baseUrl }: LoadContext): Plugin => ({
    name: 'guide-service-worker',
    async postBuild({ outDir }) {
      const { warnings } = await generateSW({
        swDest: path.join(outDir, file),
        globDirectory: outDir,
        globPatterns: ['**/*'],
        globIgnores: [...leaveOut],
        manifestTransforms: [
          (entries) => ({
            // The network of a hotel answers every request, with a page of its own: that is not kept.
            manifest: entries.map((entry) => ({
              ...entry,
              integrity: integrityOf(path.join(outDir, entry.url.slice(baseUrl.length))),
            })),
          }),
        ],
        modifyURLPrefix: { '': baseUrl },
        dontCacheBustURLsMatching: namedByContent,
        maximumFileSizeToCacheInBytes: largestBytes,
        cacheId: cachePrefix,
        cleanupOutdatedCaches: true,
        // The page of the first visit opens what is kept, too.
        clientsClaim: true,
        // Addresses carry the case of an instrument; the page is the same.
        ignoreURLParametersMatching: [/./],
        directoryIndex: 'index.html',
        navigateFallback: `${baseUrl}${notFoundPage}`,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      });
      if (warnings.length > 0) throw new Error(`guide-service-worker: ${warnings.join('\n')}`);
    },
  });
