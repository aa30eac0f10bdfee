/**
 * Hydrates each instrument of the article (an island of React in static HTML) when it comes near the
 * window, or is touched or focused. Until then it is plain HTML with a worked case; if its scripts do
 * not load it stays so, with an error notice.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Root } from 'react-dom/client';
import { restoreAddress } from '../components/instruments/kit/addressBar';
import { islands } from '../components/instruments/islands';
import { errorNotice } from './errorNotice';

const roots = new Map<HTMLElement, Root>();

/** In CSS pixels from the window's edge. */
const near = '600px';

function showError(island: HTMLElement): void {
  if (island.querySelector('.island-failed')) return;
  const notice = errorNotice({
    tag: 'p',
    className: 'island-failed',
    role: 'status',
    message: 'The live part did not load.',
    buttonLabel: 'Try again',
    onRetry: () => {
      notice.remove();
      void hydrate(island);
    },
  });
  island.append(notice);
}

async function hydrate(island: HTMLElement): Promise<void> {
  const load = islands[island.dataset.island ?? ''];
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
    showError(island);
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

let observer: IntersectionObserver | undefined;

const hydrateAround = ({ target }: Event): void => {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  if (island) void hydrate(island);
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
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerdown', hydrateAround);
  document.addEventListener('focusin', hydrateAround);
}
