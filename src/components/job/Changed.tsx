import type { JobChange, JobChanges } from '@site/src/calculations/job/changes';
import { takeChanges } from '@site/src/calculations/job/jobProgress';
import type { ReactNode } from 'react';
import { jobStore } from './jobStore';
import { Keys } from './Keys';
import type { PageJob } from './pageJob';
import { StepHeading } from './StepHeading';

const kinds = { changed: 'changed', new: 'new', gone: 'no longer there' } as const;

function Change({ change }: { readonly change: JobChange }): ReactNode {
  return (
    <li>
      <h4>{`${change.name}: ${kinds[change.kind]}`}</h4>
      {change.now !== undefined && <p>{change.now}</p>}
      {change.was !== undefined && (
        <p className="job-was">
          <b>Before: </b>
          {change.was}
        </p>
      )}
    </li>
  );
}

/** A new version of the guide says something else about a job under way: told before it goes on. */
export function Changed({
  job,
  found,
}: {
  readonly job: PageJob;
  readonly found: JobChanges;
}): ReactNode {
  return (
    <>
      <div className="job-body job-changed">
        <StepHeading words="This job has changed since you began it" />
        <p>Ticks of steps that say the same have stayed. A changed step is to be ticked again.</p>
        <ul>
          {found.changes.map((change) => (
            <Change key={`${change.kind} ${change.name}`} change={change} />
          ))}
        </ul>
      </div>
      <Keys
        tick={{
          words: 'Read it, go on',
          onPress: () => jobStore.change((jobs) => takeChanges(jobs, job)),
        }}
      />
    </>
  );
}
