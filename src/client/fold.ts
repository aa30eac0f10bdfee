/**
 * Lets the folds of the article open and close by their height, as the theme's own do (R87, R88,
 * R120, R121): the article is static HTML, so one listener serves them all. Without script a fold
 * opens at once. The tables that wait as text are put back before their fold is measured (one that
 * something else opens gets them from the script in the head), and with the rows that wait in files for
 * paper and for the browser's own search.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { bringAllRows, putBackTables } from '../components/article/lateTables';
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
  putBackTables(fold);
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
  const bringAll = ({ type }: Event): void => {
    putBackTables(document);
    // The browser's own search takes the focus, and can wait; paper cannot.
    bringAllRows(document, type !== 'blur').catch(() => undefined);
  };
  for (const type of ['beforeprint', 'blur']) window.addEventListener(type, bringAll);
  window.matchMedia('print').addEventListener('change', bringAll);
}
