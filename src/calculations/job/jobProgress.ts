import { jobChanges, type JobChanges } from './changes';
import { type Clock, clockFrom } from './clock';
import type { Job, JobText } from './jobText';
import {
  isId,
  isRecord,
  type JobUnderWay,
  jobUnderWayFrom,
  jobsVersion,
  mostSteps,
} from './jobUnderWay';

/** How far a reader is in one job. */
export interface JobProgress extends JobUnderWay {
  /** Numbers of the steps that are ticked, from 1. */
  readonly ticked: readonly number[];
  /** Places of the needs that are ticked, from 0. */
  readonly needs: readonly number[];
  /** Clocks that were started, by the number of their step. */
  readonly clocks: Readonly<Record<number, Clock>>;
  /** What the reader wrote on paper, by the name of the field. */
  readonly paper: Readonly<Record<string, string>>;
  /** The words of the job when they were last shown. */
  readonly text: JobText;
}

/** All jobs under way: the outermost of nested ones first. */
export interface Jobs {
  readonly version: typeof jobsVersion;
  /** Ids of the jobs that were entered and not left by their last step. */
  readonly calls: readonly string[];
  readonly jobs: Readonly<Record<string, JobProgress>>;
}

export const noJobs: Jobs = { version: jobsVersion, calls: [], jobs: {} };

/** What stands in the storage: the jobs, and before them the one that other parts of the page name. */
export function storedText(jobs: Jobs): string {
  const last = jobs.jobs[jobs.calls.at(-1) ?? ''];
  const on: JobUnderWay | null = last
    ? { id: last.id, number: last.number, title: last.title, step: last.step, count: last.count }
    : null;
  return JSON.stringify({ ...jobs, on });
}

const texts = (value: unknown, most: number): readonly string[] | undefined =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((text) => typeof text === 'string' && text.length <= 5000)
    ? (value as readonly string[])
    : undefined;

const textRecord = (value: unknown): Readonly<Record<string, string>> | undefined =>
  isRecord(value) && texts(Object.values(value), 20)
    ? (value as Readonly<Record<string, string>>)
    : undefined;

const numbers = (value: unknown, from: number, to: number): readonly number[] | undefined =>
  Array.isArray(value) &&
  value.length <= mostSteps &&
  value.every((each) => Number.isInteger(each) && Number(each) >= from && Number(each) <= to)
    ? [...new Set(value as readonly number[])].sort((a, b) => a - b)
    : undefined;

function progressFrom(value: unknown, now: number): JobProgress | undefined {
  const job = jobUnderWayFrom(value);
  if (!job || !isRecord(value) || !isRecord(value.text)) return undefined;
  const steps = texts(value.text.steps, mostSteps);
  const parts = textRecord(value.text.parts);
  const ticked = numbers(value.ticked, 1, job.count);
  const needs = numbers(value.needs, 0, mostSteps);
  const paper = textRecord(value.paper);
  if (steps?.length !== job.count || !parts || !ticked || !needs || !paper) return undefined;
  const clocks: Record<number, Clock> = {};
  for (const [step, stored] of Object.entries(isRecord(value.clocks) ? value.clocks : {})) {
    const clock = clockFrom(stored, now);
    if (clock && /^\d{1,3}$/.test(step)) clocks[Number(step)] = clock;
  }
  return { ...job, ticked, needs, clocks, paper, text: { steps, parts } };
}

/** What came out of the storage, which may hold anything. */
export interface ReadJobs {
  readonly jobs: Jobs;
  /** Something stood there that is not ours or is broken, and counts as nothing. */
  readonly wasBroken: boolean;
}

/**
 * Reads stored jobs from anybody's hand: what does not fit is left out, and it is said so.
 *
 * @param now milliseconds since 1970, for clocks that cannot be
 */
export function readJobs(text: string | null, now: number): ReadJobs {
  if (text === null) return { jobs: noJobs, wasBroken: false };
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== jobsVersion || !isRecord(stored.jobs))
      return { jobs: noJobs, wasBroken: true };
    const found = Object.entries(stored.jobs).map(
      ([id, value]) => [id, progressFrom(value, now)] as const,
    );
    const jobs: Record<string, JobProgress> = {};
    for (const [id, progress] of found) if (progress?.id === id) jobs[id] = progress;
    const named = Array.isArray(stored.calls) ? (stored.calls as readonly unknown[]) : [];
    const calls = [...new Set(named.filter(isId))].filter((id) => Object.hasOwn(jobs, id));
    const isWhole = Object.keys(jobs).length === found.length && calls.length === named.length;
    return { jobs: { version: jobsVersion, calls, jobs }, wasBroken: !isWhole };
  } catch {
    return { jobs: noJobs, wasBroken: true };
  }
}

const begun = ({ id, number, title, text, beginsAtOnce }: Job): JobProgress => ({
  id,
  number,
  title,
  text,
  step: beginsAtOnce ? 1 : 0,
  count: text.steps.length,
  ticked: [],
  needs: [],
  clocks: {},
  paper: {},
});

export const currentOf = ({ calls, jobs }: Jobs): JobProgress | undefined =>
  jobs[calls.at(-1) ?? ''];

/** The jobs that wait for the current one, the outermost first. */
export const waitingOf = ({ calls, jobs }: Jobs): readonly JobProgress[] =>
  calls.slice(0, -1).flatMap((id) => jobs[id] ?? []);

const isOver = ({ step, count }: JobProgress): boolean => step > count;

const put = (all: Jobs, progress: JobProgress): Jobs => ({
  ...all,
  jobs: { ...all.jobs, [progress.id]: progress },
});

const change = (all: Jobs, to: (progress: JobProgress) => Partial<JobProgress>): Jobs => {
  const progress = currentOf(all);
  return progress ? put(all, { ...progress, ...to(progress) }) : all;
};

/** Opens a job where it was left, with the jobs that wait for it; else before its first step. */
export const openJob = (all: Jobs, job: Job): Jobs =>
  put(
    { ...all, calls: all.calls.includes(job.id) ? all.calls : [job.id] },
    all.jobs[job.id] ?? begun(job),
  );

/** Begins a job anew and by itself. */
export const beginAnew = (all: Jobs, job: Job): Jobs =>
  put({ ...all, calls: [job.id] }, begun(job));

/** Enters a job from a step of the current one. One that already waits is not entered twice. */
export const callJob = (all: Jobs, job: Job): Jobs => {
  if (all.calls.includes(job.id)) return all;
  const before = all.jobs[job.id];
  return put(
    { ...all, calls: [...all.calls, job.id] },
    before && !isOver(before) ? before : begun(job),
  );
};

/** Goes back to the job that waits; the one that is left keeps its place. */
export const returnToCaller = (all: Jobs): Jobs =>
  all.calls.length > 1 ? { ...all, calls: all.calls.slice(0, -1) } : all;

/** Shows a step: 0 what comes before the first one, `count` + 1 the end. */
export const showStep = (all: Jobs, step: number): Jobs =>
  change(all, ({ count }) => ({ step: Math.min(Math.max(0, step), count + 1) }));

/** Ticks the step that is shown and goes on; the last tick of a nested job goes back to the one that waits. */
export function tickStep(all: Jobs): Jobs {
  const progress = currentOf(all);
  if (!progress || progress.step < 1 || progress.step > progress.count) return all;
  const { step, count, ticked } = progress;
  const next = put(all, {
    ...progress,
    ticked: [...new Set([...ticked, step])].sort((a, b) => a - b),
    step: step + 1,
  });
  return step === count ? returnToCaller(next) : next;
}

export const untickStep = (all: Jobs): Jobs =>
  change(all, ({ step, ticked }) => ({ ticked: ticked.filter((each) => each !== step) }));

export const tickNeed = (all: Jobs, need: number, isThere: boolean): Jobs =>
  change(all, ({ needs }) => ({
    needs: isThere
      ? [...new Set([...needs, need])].sort((a, b) => a - b)
      : needs.filter((each) => each !== need),
  }));

/** Starts the clock of the step that is shown, anew if it went already. */
export const startClock = (all: Jobs, now: number): Jobs =>
  change(all, ({ step, clocks }) => ({ clocks: { ...clocks, [step]: { from: now } } }));

export const stopClock = (all: Jobs, now: number): Jobs =>
  change(all, ({ step, clocks }) => {
    const clock = clocks[step];
    return clock && clock.to === undefined
      ? { clocks: { ...clocks, [step]: { ...clock, to: Math.max(now, clock.from) } } }
      : {};
  });

export const writeOnPaper = (all: Jobs, field: string, text: string): Jobs =>
  change(all, ({ paper }) => ({ paper: { ...paper, [field]: text } }));

/** Ends the current job for good; what waits for it goes on. With the last one go nested jobs that are over. */
export function endJob(all: Jobs): Jobs {
  const ended = all.calls.at(-1);
  const calls = all.calls.slice(0, -1);
  const left = Object.entries(all.jobs).filter(
    ([id, progress]) => id !== ended && (calls.length > 0 || !isOver(progress)),
  );
  return { ...all, calls, jobs: Object.fromEntries(left) };
}

/** Takes a job away that the guide no longer has. */
export const dropJobs = (all: Jobs, isThere: (id: string) => boolean): Jobs => ({
  ...all,
  calls: all.calls.filter(isThere),
  jobs: Object.fromEntries(Object.entries(all.jobs).filter(([id]) => isThere(id))),
});

/** What the guide now says otherwise than when the current job was last shown; undefined if nothing. */
export function changesOf(all: Jobs, job: Job): JobChanges | undefined {
  const progress = all.jobs[job.id];
  if (!progress) return undefined;
  const found = jobChanges(progress.text, job.text);
  return found.changes.length > 0 ? found : undefined;
}

/**
 * Takes the new words of a job over: ticks and clocks go with their steps, a step that was changed has to
 * be ticked again, and the reader stands where they stood or at the first step that is not ticked.
 */
export function takeChanges(all: Jobs, job: Job): Jobs {
  const progress = all.jobs[job.id];
  const found = changesOf(all, job);
  if (!progress || !found) return all;
  const placeOf = (step: number): number => found.movedTo[step - 1] ?? 0;
  const count = job.text.steps.length;
  const ticked = progress.ticked.map(placeOf).filter((step) => step > 0);
  const clocks: Record<number, Clock> = {};
  for (const [step, clock] of Object.entries(progress.clocks)) {
    const place = placeOf(Number(step));
    if (place > 0) clocks[place] = clock;
  }
  const firstOpen =
    Array.from({ length: count }, (_, place) => place + 1).find((step) => !ticked.includes(step)) ??
    count + 1;
  const stood = progress.step > 0 && progress.step <= progress.count ? placeOf(progress.step) : 0;
  return put(all, {
    ...progress,
    number: job.number,
    title: job.title,
    text: job.text,
    count,
    step: progress.step === 0 ? 0 : stood || firstOpen,
    ticked,
    clocks,
    // The list of needs is gone through again if it has changed.
    needs: found.changes.some(({ name }) => name === 'You need') ? [] : progress.needs,
  });
}
