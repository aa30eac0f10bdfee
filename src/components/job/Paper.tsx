import { type JobProgress, showStep, writeOnPaper } from '@site/src/calculations/job/jobProgress';
import { longestText } from '@site/src/calculations/logbook/logbookLine';
import type { ReactNode } from 'react';
import { jobStore } from './jobStore';

/** What the reader writes on paper, here as well: the name of the file, F or D. */
export function PaperFields({ progress }: { readonly progress: JobProgress }): ReactNode {
  const { file = '', flash = '' } = progress.paper;
  return (
    <div className="job-paper-fields">
      <label>
        <span>File</span>
        <input
          type="text"
          className="exact"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestText}
          value={file}
          onChange={({ target }) =>
            jobStore.change((jobs) => writeOnPaper(jobs, 'file', target.value))
          }
        />
      </label>
      <fieldset>
        <legend>Flash</legend>
        {['F', 'D'].map((letter) => (
          <label key={letter}>
            <input
              type="radio"
              name="job-paper-flash"
              checked={flash === letter}
              onChange={() => jobStore.change((jobs) => writeOnPaper(jobs, 'flash', letter))}
            />
            {letter === 'F' ? 'F, full' : 'D, dynamic'}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What was written in an earlier step. */
export function PaperNote({
  progress,
  step,
}: {
  readonly progress: JobProgress;
  /** The step in which it was written. */
  readonly step: number;
}): ReactNode {
  const { file = '', flash = '' } = progress.paper;
  if (file === '' && flash === '') return null;
  return (
    <div className="job-paper">
      <b>You wrote</b>
      {file !== '' && <code>{file}</code>}
      {flash !== '' && <span>{flash === 'F' ? 'F, full flash' : 'D, dynamic flash'}</span>}
      <button
        type="button"
        aria-label={`Change it, step ${String(step)}`}
        onClick={() => jobStore.change((jobs) => showStep(jobs, step))}
      >
        Change
      </button>
    </div>
  );
}
