import type { JobProgress } from '@site/src/calculations/job/jobProgress';
import type { ReactNode } from 'react';

const stateOf = ({ ticked, step }: JobProgress, bar: number): string => {
  if (bar === step) return 'now';
  return ticked.includes(bar) ? 'done' : 'to-come';
};

/** One bar for each step: done, current, to come. The words beside them say the same. */
export function Bars({ progress }: { readonly progress: JobProgress }): ReactNode {
  const bars = Array.from({ length: progress.count }, (_, place) => place + 1);
  return (
    <div className="job-bars" aria-hidden>
      {bars.map((bar) => (
        <span key={bar} data-bar={stateOf(progress, bar)} />
      ))}
    </div>
  );
}
