import { defineConfig } from 'vitest/config';

/**
 * Unit tests stand beside the code they test and run in Node; a file that needs a document begins
 * with the comment `// @vitest-environment jsdom`.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@site': import.meta.dirname,
      '@generated': `${import.meta.dirname}/tests/components/mocks`,
    },
  },
  test: {
    environment: 'node',
    // The files of a worker share their modules, which takes a third of the time: a test that changes the
    // state of a module puts it back.
    pool: 'threads',
    isolate: false,
    // Some tests read the whole guide; a busy machine may need longer than the usual 5 s. A hundred thousand
    // cases may take hours.
    testTimeout: process.env.PROPERTY_RUNS ? 7_200_000 : 60_000,
    setupFiles: ['tests/properties.ts'],
    include: ['{src,config,scripts,tests/{breakages,conformance,unit}}/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: [
      'default',
      ['./scripts/checks/reporter.ts', { run: 'unit' }],
      './tests/caseCounts.ts',
    ],
  },
});
