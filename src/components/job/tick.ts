import { stopClock, tickStep } from '@site/src/calculations/job/jobProgress';
import { jobStore } from './jobStore';

/** Ticks the step that is shown, and stops its clock. */
export const tick = (): void => {
  jobStore.change((jobs) => tickStep(stopClock(jobs, Date.now())));
};
