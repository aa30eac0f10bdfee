import type { Tally } from './tally';

/** Reads the counts out of the JSON report of a test runner. */
export type ReportReader = (report: string) => Tally;

/** Vitest: a test that was skipped or left to do did not pass, so it counts as failed. */
export const vitestReport: ReportReader = (report) => {
  const totals = numbersOf(JSON.parse(report), ['numTotalTests', 'numPassedTests']);
  return { passed: totals.numPassedTests, failed: totals.numTotalTests - totals.numPassedTests };
};

/** Playwright: a test that was skipped, or passed only when tried again, counts as failed. */
export const playwrightReport: ReportReader = (report) => {
  const { stats, errors } = JSON.parse(report) as { stats?: unknown; errors?: unknown[] };
  const counts = numbersOf(stats, ['expected', 'unexpected', 'flaky', 'skipped']);
  const failed = counts.unexpected + counts.flaky + counts.skipped + (errors?.length ?? 0);
  return { passed: counts.expected, failed };
};

function numbersOf<Name extends string>(
  source: unknown,
  names: readonly Name[],
): Record<Name, number> {
  const fields = new Map(Object.entries(source ?? {}));
  const entries = names.map((name) => {
    const value: unknown = fields.get(name);
    if (typeof value !== 'number') throw new Error(`The report does not say ${name}.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<Name, number>;
}
