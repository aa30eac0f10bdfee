import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input, select';

/** Everything beside the bar cannot be reached while the drawer is open. */
function rest(bar: HTMLElement): readonly HTMLElement[] {
  return [...(bar.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== bar,
  );
}

/** The drawer can take the focus only once it is seen, some frames after it was opened. */
function focusSoon(bar: HTMLElement, frames: number): void {
  const first = bar.querySelector<HTMLElement>(`.navbar-sidebar :is(${focusable})`);
  first?.focus();
  if (frames === 0 || (first && document.activeElement === first)) return;
  requestAnimationFrame(() => {
    if (bar.classList.contains('navbar-sidebar--show')) focusSoon(bar, frames - 1);
  });
}

/**
 * Moves the focus into the open drawer, keeps it there, closes on Escape and gives the focus back to
 * the button that opened it.
 */
export function useDrawerFocus(
  bar: RefObject<HTMLElement | null>,
  shown: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const others = rest(element);
    const items = element.querySelector<HTMLElement>('.navbar__inner');
    for (const other of others) other.inert = true;
    if (items) items.inert = true;
    focusSoon(element, 60);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const other of others) other.inert = false;
      if (items) items.inert = false;
      element.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
    // `close` is a new function at every render; only opening and closing matter here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bar, shown]);
}
