import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import production from '../../vitest.config.mjs';
import { breakages } from './readLog';

const root = path.resolve(import.meta.dirname, '../..');

/** The breakage that is tried, by its place in the list; the files on the disk stay as they are. */
const broken = breakages[Number(process.env.BREAKAGE)];

/** The unit tests with one source file broken as it is read. */
export default mergeConfig(
  production,
  defineConfig({
    root,
    plugins: [
      {
        name: 'breakage',
        enforce: 'pre',
        transform: (code, id) =>
          broken && id === path.join(root, broken.file)
            ? code.replace(broken.find, () => broken.put)
            : undefined,
      },
    ],
    // A test that a busy machine makes late is no test that found the breakage.
    test: { reporters: ['json'], bail: 1, silent: true, testTimeout: 600_000 },
  }),
);
