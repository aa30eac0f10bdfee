/**
 * Hydrates each instrument of the article (an island of React in static HTML) when it comes near the
 * window, or is touched or focused. Until then it is plain HTML with a worked case; if its scripts do
 * not load it stays so, with an error notice. The rows of look-up tables come the same way. The job view
 * is loaded when a button of a job is touched.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Root } from 'react-dom/client';
import { bringRows } from '../components/article/lateRows';
import { islands } from '../components/instruments/islands';
import { errorNotice } from './errorNotice';

/** The job view and the logbook, one chunk. */
const jobs = () => import(/* webpackChunkName: "instrument-job" */ '../components/job');

const roots = new Map<HTMLElement, Root>();

/** In CSS pixels from the window's edge. */
const near = '600px';

function showError(island: HTMLElement): void {
  if (island.querySelector('.island-failed')) return;
  const notice = errorNotice({
    tag: 'p',
    className: 'island-failed',
    role: 'status',
    message: 'This part did not load.',
    buttonLabel: 'Try again',
    onRetry: () => {
      notice.remove();
      void hydrate(island, true);
    },
  });
  island.append(notice);
}

/**
 * Lets an island live, brings the rows of a table, or loads the job view for the button of a job.
 *
 * @param isPressed the button was pressed, and not only touched or focused
 */
async function hydrate(island: HTMLElement, isPressed = false): Promise<void> {
  if (roots.has(island)) return;
  try {
    const { island: name, rows } = island.dataset;
    if (rows) {
      await bringRows(island);
      return;
    }
    if (!name) {
      const { openJob } = await jobs();
      if (isPressed) openJob(island);
      return;
    }
    const [Part, { hydrateIsland }] = await Promise.all([
      // The logbook is the only island that is no instrument.
      islands[name]?.() ?? jobs().then(({ Logbook }) => Logbook),
      import(
        /* webpackChunkName: "instrument-life" */ '../components/instruments/kit/island/hydrateIsland'
      ),
    ]);
    if (roots.has(island) || !island.isConnected) return;
    island.querySelector('.island-failed')?.remove();
    roots.set(island, hydrateIsland(island, Part));
  } catch (error) {
    console.warn('A part did not load:', error instanceof Error ? error.message : error);
    showError(island);
  }
}

let unmark: (() => void) | undefined;

/** Says where readers left off, marks the rows of their car, and goes on with jobs; loaded only for who has any. */
async function resume(): Promise<void> {
  if (window.location.search !== '' || roots.size > 0) {
    const { restoreAddress } = await import(
      /* webpackChunkName: "instrument-address" */ '../components/instruments/kit/addressBar'
    );
    restoreAddress();
  }
  const { dataset, style } = document.documentElement;
  if (dataset.back !== undefined) {
    const { showWhereReadersLeft } = await import(
      /* webpackChunkName: "instrument-go-on" */ '../components/job/goOn'
    );
    showWhereReadersLeft();
  }
  if (style.getPropertyValue('--my-car')) {
    const { keepRowsMarked } = await import(
      /* webpackChunkName: "instrument-rows" */ '../components/instruments/MyCar/markRows'
    );
    unmark?.();
    unmark = keepRowsMarked();
  }
  if (localStorage.getItem('guide-job')) (await jobs()).resume();
}

let observer: IntersectionObserver | undefined;

const hydrateAround = ({ target, type }: Event): void => {
  const island =
    target instanceof Element ? target.closest<HTMLElement>('[data-island],.do-job') : null;
  if (island) void hydrate(island, type === 'click');
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
  for (const island of document.querySelectorAll<HTMLElement>('[data-island],[data-rows]')) {
    if (!roots.has(island)) observer.observe(island);
  }
  void resume().catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerdown', hydrateAround);
  document.addEventListener('focusin', hydrateAround);
  document.addEventListener('click', hydrateAround);
}
