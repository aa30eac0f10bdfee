/**
 * How often properties are tried on made-up input. In the checks: the same hundred cases every time, so that
 * a red run can be seen again. `PROPERTY_RUNS=100000 npm run unit` tries that many new ones, and names the
 * seed of a failure.
 */
import { configureGlobal } from 'fast-check';

const runs = Number(process.env.PROPERTY_RUNS ?? 0);

configureGlobal(runs > 0 ? { numRuns: runs } : { numRuns: 100, seed: 2006 });
