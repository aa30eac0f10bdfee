/**
 * Brings the instruments of the article to life when the reader comes near one or touches it. Until
 * then they are plain HTML with a worked case; if their program cannot be had, they stay so and say it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Root } from 'react-dom/client';
import { restoreAddress } from '../components/instruments/kit/addressBar';
import { islands } from '../components/instruments/islands';

const roots = new Map<HTMLElement, Root>();

/** In CSS pixels from the window's edge. */
const near = '600px';

function tellFailure(place: HTMLElement): void {
  if (place.querySelector('.island-failed')) return;
  const words = document.createElement('p');
  words.className = 'island-failed';
  words.setAttribute('role', 'status');
  words.textContent = 'The live part did not load. ';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'action';
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => {
    words.remove();
    void wake(place);
  });
  words.append(retry);
  place.append(words);
}

async function wake(place: HTMLElement): Promise<void> {
  const load = islands[place.dataset.island ?? ''];
  if (!load || roots.has(place)) return;
  try {
    const [Part, { hydrateIsland }] = await Promise.all([
      load(),
      import(
        /* webpackChunkName: "instrument-life" */ '../components/instruments/kit/island/hydrateIsland'
      ),
    ]);
    if (roots.has(place) || !place.isConnected) return;
    place.querySelector('.island-failed')?.remove();
    roots.set(place, hydrateIsland(place, Part));
  } catch (error) {
    console.warn('An instrument did not load:', error instanceof Error ? error.message : error);
    tellFailure(place);
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

const wakeAround = ({ target }: Event): void => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  if (place) void wake(place);
};

/** Docusaurus calls it after each arrival: the article may be another one. */
export function onRouteDidUpdate(): void {
  for (const [place, root] of roots) {
    if (place.isConnected) continue;
    root.unmount();
    roots.delete(place);
  }
  // The dev server hydrates the whole article.
  if (process.env.NODE_ENV !== 'production') return;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: near },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (!roots.has(place)) observer.observe(place);
  }
  restoreAddress();
  void markCar().catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerdown', wakeAround);
  document.addEventListener('focusin', wakeAround);
}
