import { type Jobs, noJobs, readJobs, storedText } from '@site/src/calculations/job/jobProgress';
import { jobsKey } from '@site/src/calculations/job/jobUnderWay';

/** Jobs and whether the browser keeps them. */
export interface KeptJobs {
  readonly jobs: Jobs;
  /** The last change stands in the storage of this device. */
  readonly isKept: boolean;
  /** What was stored could not be read, and was left out. */
  readonly wasBroken: boolean;
}

const listeners = new Set<() => void>();
let state: KeptJobs | undefined;

function stored(): KeptJobs {
  try {
    const { jobs, wasBroken } = readJobs(localStorage.getItem(jobsKey), Date.now());
    return { jobs, wasBroken, isKept: true };
  } catch {
    return { jobs: noJobs, wasBroken: false, isKept: false };
  }
}

function keep(jobs: Jobs): boolean {
  try {
    if (Object.keys(jobs.jobs).length === 0) localStorage.removeItem(jobsKey);
    else localStorage.setItem(jobsKey, storedText(jobs));
    return true;
  } catch {
    return false;
  }
}

function become(next: KeptJobs): void {
  state = next;
  for (const listener of listeners) listener();
}

window.addEventListener('storage', ({ key }) => {
  if (key === jobsKey) become(stored());
  // Somebody has emptied the storage of the whole host: the job that is open stays, and is kept again.
  else if (key === null && state) become({ ...state, isKept: keep(state.jobs) });
});

/** The jobs of the reader, kept on their device and nowhere else. */
export const jobStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  state: (): KeptJobs => (state ??= stored()),
  change: (to: (jobs: Jobs) => Jobs): void => {
    const { jobs: before, wasBroken } = jobStore.state();
    const jobs = to(before);
    if (jobs !== before) become({ jobs, isKept: keep(jobs), wasBroken });
  },
  /** The reader has read that something could not be used. */
  acknowledge: (): void => become({ ...jobStore.state(), wasBroken: false }),
};
