/**
 * Hydrates each instrument of the article (an island of React in static HTML) when it comes near the
 * window, or is touched or focused. Until then it is plain HTML with a worked case; if its scripts do
 * not load it stays so, with an error notice. Drawings and the rows of tables come the same way. The job
 * view is loaded when a button of a job is touched.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Root } from 'react-dom/client';
import { bring, bringAll } from '../components/article/lateTables';
import { islands } from '../components/instruments/islands';
import { failure, failureNotice } from './failureNotice';

/** The job view and the logbook, one chunk. */
const jobs = () => import(/* webpackChunkName: "instrument-job" */ '../components/job');

const roots = new Map<Element, Root>();

/** In CSS pixels from the window's edge. */
const near = '600px';

function showError(island: HTMLElement): void {
  // The drawings of a figure wait for one file, what stands in its fold for another.
  const place = island.closest<HTMLElement>('figure,[data-island]') ?? island;
  if (place.querySelector('.island-failed')) return;
  place.append(
    failureNotice(() => {
      for (const part of new Set([
        island,
        place,
        ...place.querySelectorAll<HTMLElement>('[data-late]'),
      ]))
        void hydrate(part, true);
    }),
  );
}

/**
 * Lets an island live, brings a drawing or the rows of a table, or loads the job view for the button of a job.
 *
 * @param isPressed the button was pressed, and not only touched or focused
 */
async function hydrate(island: HTMLElement, isPressed = false): Promise<void> {
  if (roots.has(island)) return;
  try {
    const { island: name, late } = island.dataset;
    if (late) {
      await bring(island);
      return;
    }
    if (!name) {
      // A part that has come in the meantime.
      if (!island.matches('.do-job')) return;
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
      bringAll(island),
    ]);
    if (roots.has(island) || !island.isConnected) return;
    island.querySelector('.island-failed')?.remove();
    roots.set(island, hydrateIsland(island, Part));
  } catch (error) {
    console.warn(failure, error);
    showError(island);
  }
}

/** Only readers who have left something or come with something load what takes it up. */
async function resumeIfAny(): Promise<void> {
  const { dataset, style } = document.documentElement;
  const isBack = 'back' in dataset || style.getPropertyValue('--my-car');
  if (isBack || window.location.search || roots.size)
    await (await import(/* webpackChunkName: "instrument-resume" */ './resume')).resume(jobs);
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
  for (const island of document.querySelectorAll<HTMLElement>('[data-island],[data-late]')) {
    if (!roots.has(island)) observer.observe(island);
  }
  void resumeIfAny().catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerdown', hydrateAround);
  document.addEventListener('focusin', hydrateAround);
  document.addEventListener('click', hydrateAround);
}
