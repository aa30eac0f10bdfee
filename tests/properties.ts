/**
 * How often properties are tried on made-up input. In the checks: the same thousand cases every time, so
 * that a red run can be seen again. `PROPERTY_RUNS=100000 npm run unit` tries that many new ones, names
 * the seed of a failure, and says at the end how many each file tried (`caseCounts.ts`).
 */
import { configureGlobal, installGlobalPlugin } from 'fast-check';
import { afterEach } from 'vitest';

const usualRuns = 1000;
const runs = Number(process.env.PROPERTY_RUNS ?? 0);

/** Tried since the last test. */
let madeUpCases = 0;

if (runs > 0) {
  configureGlobal({ numRuns: runs });
  installGlobalPlugin(() => ({
    onAllRunsComplete: ({ numRuns }) => {
      madeUpCases += numRuns;
    },
  }));
  afterEach(({ task }) => {
    task.meta.madeUpCases = madeUpCases;
    madeUpCases = 0;
  });
} else configureGlobal({ numRuns: usualRuns, seed: 2006 });

/** For a property whose cases take long: fewer in the checks, and as many times fewer in the long run. */
export const fewer = (numRuns: number): { readonly numRuns: number } => ({
  numRuns: runs > 0 ? Math.ceil((runs * numRuns) / usualRuns) : numRuns,
});
