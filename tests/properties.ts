/**
 * How often properties are tried on made-up input. In the checks: the same thousand cases every time, so
 * that a red run can be seen again. `PROPERTY_RUNS=100000 npm run unit` tries that many new ones, and names
 * the seed of a failure.
 */
import { configureGlobal } from 'fast-check';

const usualRuns = 1000;
const runs = Number(process.env.PROPERTY_RUNS ?? 0);

configureGlobal(runs > 0 ? { numRuns: runs } : { numRuns: usualRuns, seed: 2006 });

/** For a property whose cases take long: fewer in the checks, and as many times fewer in the long run. */
export const fewer = (numRuns: number): { readonly numRuns: number } => ({
  numRuns: runs > 0 ? Math.ceil((runs * numRuns) / usualRuns) : numRuns,
});
