/** The job view, loaded when a reader opens a job or has one under way. */
import { currentOf, dropJobs, openJob as opened } from '@site/src/calculations/job/jobProgress';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { bringStyles } from '../article/bringStyles';
import { JobView } from './JobView';
import { jobStore } from './jobStore';
import { keepFocusInside } from './keepFocusInside';
import { jobIdOf, pageJob } from './pageJob';
import { onViewKey } from './viewKeys';
import { buttonWords } from './words';
import { printTheJob, printThePage } from './onPaper/printJob';
import type { Over } from './Sheets';
import { backTo, enterHistory, followHistory, historyDepth } from './viewHistory';
import logbookStyles from './logbook/logbook.css?text';
import styles from './view.css?text';

export { Logbook } from './logbook/Logbook';

let view: { readonly element: HTMLElement; readonly root: Root } | undefined;
let over: Over | undefined;
/** The button that opened the view, and the place to go to when it is closed. */
let before: HTMLElement | undefined;
let goal: string | undefined;

function render(): void {
  view?.root.render(<JobView {...{ over, onOver, onCloseOver, onLeave, onGo }} />);
}

const onOver = (next: Over): void => {
  // A link of a sheet takes its place.
  if (!over) enterHistory();
  over = next;
  render();
};

const onCloseOver = (): void => backTo(1);

const onLeave = (): void => backTo(0);

const onGo = (id: string): void => {
  goal = id;
  backTo(0);
};

function onKey(event: KeyboardEvent): void {
  // The page behind has keys of its own, such as those of the search.
  event.stopPropagation();
  if (event.isComposing || !view) return;
  keepFocusInside(view.element, event);
  if (event.key === 'Escape') backTo(over ? 1 : 0);
  else if (!over) onViewKey(event);
}

const stop = (event: Event): void => event.stopPropagation();

/** The page behind hears nothing of what happens in the view: its explanations would open below it. */
const heardByPage = ['pointerover', 'pointerout', 'pointerdown', 'focusin', 'click'];

function show(): void {
  if (view) {
    render();
    return;
  }
  bringStyles(styles);
  bringStyles(logbookStyles);
  const element = document.createElement('div');
  element.className = 'job-view';
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  element.setAttribute('aria-labelledby', 'job-view-name');
  element.popover = 'manual';
  const inner = element.appendChild(document.createElement('div'));
  inner.className = 'job-root';
  for (const name of heardByPage) element.addEventListener(name, stop);
  element.addEventListener('keydown', onKey);
  document.body.append(element);
  // A browser without popovers shows it all the same, above the page by its z-index.
  if ('showPopover' in element) element.showPopover();
  view = { element, root: createRoot(inner) };
  printTheJob();
  // At once, so that the next key already finds the focus in the view.
  flushSync(render);
}

function hide(): void {
  if (!view) return;
  const { element, root } = view;
  const hadFocus =
    element.contains(document.activeElement) || document.activeElement === document.body;
  view = over = undefined;
  printThePage();
  root.unmount();
  element.remove();
  const place = goal;
  goal = undefined;
  // The browser still restores focus and scroll position of the entry that it went back to.
  window.setTimeout(() => {
    if (place !== undefined) window.location.hash = `#${encodeURIComponent(place)}`;
    else if (hadFocus) before?.focus({ preventScroll: true });
  });
}

function onDepth(depth: number): void {
  if (depth < 2) over = undefined;
  if (depth === 0 || !currentOf(jobStore.state().jobs)) hide();
  else show();
}

/** The words of a button in the page: where its job was left. */
function nameButton(place: HTMLElement): void {
  // After them stands, for screen readers, which job it is.
  const words = place.querySelector('button')?.firstChild;
  const progress = jobStore.state().jobs.jobs[jobIdOf(place.closest('.part')) ?? ''];
  if (words) words.nodeValue = buttonWords(progress);
}

function nameButtons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.part > .do-job')) nameButton(place);
}

jobStore.subscribe(nameButtons);
followHistory(onDepth);

/**
 * Opens a job.
 *
 * @param opener what was pressed: it names a job (`data-job`), or stands in the section of one
 */
export function openJob(opener: HTMLElement): void {
  const job = pageJob(opener.dataset.job ?? jobIdOf(opener.closest('.part')) ?? '');
  if (!job) return;
  before = opener.querySelector<HTMLElement>('a, button') ?? opener;
  jobStore.change((jobs) => opened(jobs, job));
  if (historyDepth() === 0) enterHistory();
  show();
}

/** After a reload: the buttons say where their jobs were left, and a view that was open opens again. */
export function resume(): void {
  if (!document.querySelector('.part')) return;
  jobStore.change((jobs) =>
    Object.keys(jobs.jobs).every((id) => pageJob(id) !== undefined)
      ? jobs
      : dropJobs(jobs, (id) => pageJob(id) !== undefined),
  );
  nameButtons();
  if (historyDepth() > 0) onDepth(1);
}
