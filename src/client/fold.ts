/**
 * Lets the folds of the article open and close by their height, as the theme's own do (R87, R88,
 * R120, R121): the article is static HTML, so one listener serves them all. Without script a fold
 * opens at once. What waits in files comes here for paper and for the browser's own search.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { bringAll } from '../components/article/lateTables';
import { foldDurationMs } from './foldDuration';

const movements = new WeakMap<HTMLDetailsElement, Animation>();

/** Heights of the fold when it is closed and when it is open, in CSS pixels. */
function heightsOf(fold: HTMLDetailsElement): { closed: number; open: number } {
  fold.open = false;
  const closed = fold.offsetHeight;
  fold.open = true;
  return { closed, open: fold.offsetHeight };
}

function turn(fold: HTMLDetailsElement): void {
  const opening = !fold.open;
  movements.get(fold)?.cancel();
  const { closed, open } = heightsOf(fold);
  const heights = opening ? [closed, open] : [open, closed];
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const movement = fold.animate(
    { height: heights.map((height) => `${height}px`), overflow: ['hidden', 'hidden'] },
    { duration: foldDurationMs(open - closed, still), easing: 'ease-in-out' },
  );
  movement.onfinish = () => {
    fold.open = opening;
  };
  movements.set(fold, movement);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const fold = summary?.parentElement;
    if (!(fold instanceof HTMLDetailsElement) || !fold.closest('.article-body')) return;
    event.preventDefault();
    turn(fold);
  });
  const complete = ({ type }: Event): void => {
    // The browser's own search takes the focus, and can wait; paper cannot.
    bringAll(document, type !== 'blur').catch(() => undefined);
  };
  for (const type of ['beforeprint', 'blur']) window.addEventListener(type, complete);
  window.matchMedia('print').addEventListener('change', complete);
}
