import { type ClockPlan, clockMarks } from '@site/src/calculations/job/clock';
import type { Job } from '@site/src/calculations/job/jobText';
import { wordsOf } from './pageWords';

/** A step that must not be stopped. */
export interface NoStopMark {
  readonly error: string;
  /** Id of the job that helps. */
  readonly to: string;
  readonly keep: string;
  readonly done: string;
}

/** What a step says about its clock, as the chapter marks it. */
export interface StepClock extends ClockPlan {
  readonly since: string | undefined;
}

/** One step as it stands in the page. */
export interface PageStep {
  readonly element: HTMLLIElement;
  readonly clock: StepClock | undefined;
  readonly noStop: NoStopMark | undefined;
  /** The reader writes file and F or D on paper in this step. */
  readonly isOnPaper: boolean;
  /** It says what one should see. */
  readonly hasSight: boolean;
  /** Ids of other jobs that the step links to. */
  readonly calls: readonly string[];
}

/** A job with the elements of the page that it is made from. */
export interface PageJob extends Job {
  readonly section: HTMLElement;
  readonly steps: readonly PageStep[];
}

const stepsOf = '.callout-steps > .callout-body > ol';

/** The section around a heading or another target; null outside the chapters. */
export const sectionAround = (id: string): HTMLElement | null =>
  document.getElementById(id)?.closest<HTMLElement>('.part') ?? null;

const headingOf = (section: Element): HTMLElement | null =>
  section.querySelector<HTMLElement>(':scope > :is(h2, h3)');

/** Id of the job that a section holds; undefined if it has no steps. */
export const jobIdOf = (section: Element | null): string | undefined => {
  const id = section && headingOf(section)?.id;
  return id && section.querySelector(stepsOf) ? id : undefined;
};

const targetOf = (link: HTMLAnchorElement): string => link.getAttribute('href')?.slice(1) ?? '';

/** The job that a link of the page leads to, if it leads to its heading. */
const jobOfLink = (link: HTMLAnchorElement): string | undefined => {
  const id = targetOf(link);
  return jobIdOf(sectionAround(id)) === id ? id : undefined;
};

function clockOf(step: Element): StepClock | undefined {
  const {
    clock,
    marks = '',
    since,
  } = step.querySelector<HTMLElement>('[data-clock]')?.dataset ?? {};
  if (clock === undefined) return undefined;
  const seconds = Number(clock);
  return { seconds, marks: clockMarks(marks, seconds), since };
}

function noStopOf(step: Element): NoStopMark | undefined {
  const {
    noStop,
    error = '',
    keep = '',
    done = '',
  } = step.querySelector<HTMLElement>('[data-no-stop]')?.dataset ?? {};
  return noStop === undefined ? undefined : { to: noStop, error, keep, done };
}

/** The words before a link with which a step sends the reader through another job. */
const sends = /(?:\(|\bas in|\bthen|\bthrough|\bby|\bof)\s*$/;

/** A link by which a step asks for another job; others only tell where something stands. */
function isCall(link: HTMLAnchorElement): boolean {
  if (link.closest('blockquote')) return false;
  return sends.test(link.previousSibling?.textContent ?? '');
}

function stepFrom(element: HTMLLIElement, own: string): PageStep {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const calls = links.filter(isCall).flatMap((link) => jobOfLink(link) ?? []);
  return {
    element,
    clock: clockOf(element),
    noStop: noStopOf(element),
    isOnPaper: element.querySelector('[data-on-paper]') !== null,
    hasSight: element.querySelector(':scope > blockquote') !== null,
    calls: [...new Set(calls)].filter((id) => id !== own),
  };
}

const callouts = '.callout:not(.callout-steps, .callout-what-for, .callout-note)';

/** The other parts of a job by their label; two of one label are read together. */
function partsOf(section: Element): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {};
  for (const callout of section.querySelectorAll(callouts)) {
    const label = callout.getAttribute('aria-label') ?? '';
    const body = callout.querySelector(':scope > .callout-body');
    if (!body || callout.closest('.callout-steps')) continue;
    parts[label] = [parts[label], wordsOf(body)].filter(Boolean).join(' ');
  }
  const plate = section.querySelector('.job > :last-child > dd');
  if (plate) parts['Way back'] = wordsOf(plate);
  return parts;
}

/** The job at a heading of the page; undefined if the page has none there. */
export function pageJob(id: string): PageJob | undefined {
  const section = sectionAround(id);
  const heading = section && headingOf(section);
  if (!section || !heading || jobIdOf(section) !== id) return undefined;
  const items = section.querySelectorAll<HTMLLIElement>(`${stepsOf} > li`);
  const steps = [...items].map((item) => stepFrom(item, id));
  return {
    id,
    number: heading.dataset.number ?? '',
    title: wordsOf(heading),
    section,
    steps,
    beginsAtOnce: !section.querySelector(
      '.job, .callout-what-for, .callout-you-need, .callout-danger',
    ),
    text: { steps: steps.map(({ element }) => wordsOf(element)), parts: partsOf(section) },
  };
}

/** A part of a job by the name of its callout: `stop`, `undo`, `worked`, `you-need`, `what-for`. */
export const bodyOf = ({ section }: PageJob, name: string): HTMLElement | null =>
  section.querySelector<HTMLElement>(`.callout-${name} > .callout-body`);

/** What can hurt, whole: dangers and cautions that stand outside the steps. */
export const warningsOf = ({ section }: PageJob): readonly HTMLElement[] =>
  [...section.querySelectorAll<HTMLElement>('.callout-danger, .callout-caution')].filter(
    (each) => !each.closest('.callout-steps'),
  );

/** The plate’s cell with the way back. */
export const wayBackOf = ({ section }: PageJob): HTMLElement | null =>
  section.querySelector<HTMLElement>('.job > :last-child > dd');

/** The plate’s cell that says for which cars the job is. */
export const carsOf = ({ section }: PageJob): string =>
  section.querySelector<HTMLElement>('.job dd[data-cars]')?.dataset.cars ?? '';

/** Whether the plate says that the engine computer can be hurt. */
export const canHurtComputer = ({ section }: PageJob): boolean =>
  (section.querySelector('.job > :nth-child(2) > dd')?.textContent ?? '').startsWith('Computer');
