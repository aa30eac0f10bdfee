import type { JobProgress } from '@site/src/calculations/job/jobProgress';

/** `4.7 Flash the ROM`. */
export const jobName = ({ number, title }: { readonly number: string; readonly title: string }) =>
  `${number} ${title}`.trim();

/** Where the reader is: `Step 2 of 9`. */
export function placeInWords({ step, count, ticked }: JobProgress): string {
  if (step === 0) return 'Before step 1';
  if (step > count) return `${String(ticked.length)} of ${String(count)} ticked`;
  return `Step ${String(step)} of ${String(count)}`;
}

/** Where a job waits: `step 2 of 9`. */
export const waitsAt = ({ step, count }: JobProgress): string =>
  step === 0 ? 'before step 1' : `at step ${String(Math.min(step, count))} of ${String(count)}`;
