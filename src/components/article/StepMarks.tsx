import type { ReactNode } from 'react';
import { clockMarks } from '@site/src/calculations/job/clock';

/*
 * What a step tells the job view beside its words. The page shows nothing of it: the words of the step
 * must do without.
 */

export interface ClockProps {
  /** How long the rule of the clock is. */
  readonly seconds: string;
  /** Known times on it: `12 | about 12 s silent; 90 | about 90 s`. */
  readonly marks?: string;
  /** Since when it runs: `since you dragged the file`. */
  readonly since?: string;
}

/** A time that matters in this step: in the job view the reader starts a clock for it. */
export function Clock({ seconds, marks = '', since }: ClockProps): ReactNode {
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new Error(`<Clock seconds="${seconds}">: write whole seconds, 1 to 9999`);
  clockMarks(marks, Number(seconds));
  return <span hidden data-clock={seconds} data-marks={marks || undefined} data-since={since} />;
}

export interface NoStopProps {
  /** What shows that it went wrong: `RomDrop shows an error`. */
  readonly error: string;
  /** Id of the job that helps then. */
  readonly to: string;
  /** What to leave alone on the way there: `the key stays ON`. */
  readonly keep: string;
  /** What the reader has seen when the step is over: `RomDrop reports the end`. */
  readonly done: string;
}

/** A step that must not be stopped: the job view offers neither Stop nor the way back in it. */
export function NoStop({ error, to, keep, done }: NoStopProps): ReactNode {
  return <span hidden data-no-stop={to} data-error={error} data-keep={keep} data-done={done} />;
}

/** The step in which the name of the file and F or D are written down; the job view keeps them in sight. */
export function OnPaper(): ReactNode {
  return <span hidden data-on-paper="" />;
}

/**
 * Opens a procedure that has no plate in the job view, as the plate does.
 *
 * @param title of its section; the build fills it in
 */
export function DoThisJob({ title }: { readonly title: string }): ReactNode {
  return (
    <div className="do-job">
      <button type="button" className="action">
        Do this job
        <span className="visually-hidden">{` ${title}`}</span>
      </button>
    </div>
  );
}
