import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The builds made wrong on purpose (N). Each takes seconds; two run at a time. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  test: {
    environment: 'node',
    include: ['tests/proofs/wrong/**/*.test.ts'],
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 240_000,
    // The count of the rows refuses a tag that is not one of theirs.
    strictTags: false,
    reporters: ['default', ['./scripts/checks/reporter.ts', { run: 'wrong', builds: { '': 'N' } }]],
  },
});
