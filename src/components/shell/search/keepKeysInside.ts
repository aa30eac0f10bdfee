const focusable = 'a[href], button, input';

/** The element that Tab would leave for the page behind, and the one at the other end. */
function ends(element: HTMLElement, isBackwards: boolean) {
  const stops = [...element.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  return isBackwards ? { from: first, to: last } : { from: last, to: first };
}

/** Lets Tab go round inside the element, and Escape close it. Returns what ends it. */
export function keepKeysInside(element: HTMLElement, close: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab') return;
    const { from, to } = ends(element, event.shiftKey);
    const isInside = element.contains(document.activeElement);
    if (isInside && document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
