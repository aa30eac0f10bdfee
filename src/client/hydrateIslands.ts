/**
 * Hydrates each instrument of the article (an island of React in static HTML) when it comes near the
 * window, or is touched or focused. Until then it is plain HTML with a worked case; if its scripts do
 * not load it stays so, with an error notice. The job view is loaded when a button of a job is touched.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Root } from 'react-dom/client';
import { restoreAddress } from '../components/instruments/kit/addressBar';
import { islands } from '../components/instruments/islands';
import { errorNotice } from './errorNotice';

/** The job view and the logbook, one chunk. */
const jobs = () => import(/* webpackChunkName: "instrument-job" */ '../components/job');

const loadPart = (name = '') =>
  name === 'logbook' ? async () => (await jobs()).Logbook : islands[name];

const roots = new Map<HTMLElement, Root>();

/** In CSS pixels from the window's edge. */
const near = '600px';

function showError(place: HTMLElement, retry: () => Promise<void>): void {
  if (place.querySelector('.island-failed')) return;
  const notice = errorNotice({
    tag: 'p',
    className: 'island-failed',
    role: 'status',
    message: 'The live part did not load.',
    buttonLabel: 'Try again',
    onRetry: () => {
      notice.remove();
      void retry();
    },
  });
  place.append(notice);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const load = loadPart(island.dataset.island);
  if (!load || roots.has(island)) return;
  try {
    const [Part, { hydrateIsland }] = await Promise.all([
      load(),
      import(
        /* webpackChunkName: "instrument-life" */ '../components/instruments/kit/island/hydrateIsland'
      ),
    ]);
    if (roots.has(island) || !island.isConnected) return;
    island.querySelector('.island-failed')?.remove();
    roots.set(island, hydrateIsland(island, Part));
  } catch (error) {
    console.warn('An instrument did not load:', error instanceof Error ? error.message : error);
    showError(island, () => hydrate(island));
  }
}

let unmark: (() => void) | undefined;

/** Marks the rows of the reader's car; loaded only for readers who have chosen one. */
async function markCar(): Promise<void> {
  if (!document.documentElement.style.getPropertyValue('--my-car')) return;
  const { keepRowsMarked } = await import(
    /* webpackChunkName: "instrument-rows" */ '../components/instruments/MyCar/markRows'
  );
  unmark?.();
  unmark = keepRowsMarked();
}

/** Loads the job view when a reader is about to open a job, and opens it. */
async function openJob(opener: HTMLElement, isPressed = true): Promise<void> {
  try {
    const { openJob: open } = await jobs();
    if (isPressed) open(opener);
  } catch {
    if (isPressed) showError(opener.parentElement ?? opener, () => openJob(opener));
  }
}

/** Goes on with jobs that are under way; loaded only for readers who have one. */
async function resumeJobs(): Promise<void> {
  if (localStorage.getItem('guide-job')) (await jobs()).resume();
}

let observer: IntersectionObserver | undefined;

const hydrateAround = ({ target, type }: Event): void => {
  const part =
    target instanceof Element ? target.closest<HTMLElement>('[data-island],.do-job') : null;
  if (part?.dataset.island) void hydrate(part);
  else if (part) void openJob(part, type === 'click');
};

/** Docusaurus calls it after each navigation: the article may be another one. */
export function onRouteDidUpdate(): void {
  for (const [island, root] of roots) {
    if (island.isConnected) continue;
    root.unmount();
    roots.delete(island);
  }
  // The dev server hydrates the whole article.
  if (process.env.NODE_ENV !== 'production') return;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        void hydrate(target as HTMLElement);
      }
    },
    { rootMargin: near },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (!roots.has(island)) observer.observe(island);
  }
  restoreAddress();
  void markCar().catch(() => undefined);
  void resumeJobs().catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerdown', hydrateAround);
  document.addEventListener('focusin', hydrateAround);
  document.addEventListener('click', hydrateAround);
}
