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

/** What the button of a job in the page says. */
export function buttonWords(progress: JobProgress | undefined): string {
  if (!progress || (progress.step === 0 && progress.needs.length === 0)) return 'Do this job';
  if (progress.step > progress.count) return 'Go on at the end of this job';
  return `Go on with this job ${waitsAt(progress)}`;
}
