const focusable = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';

const stopsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (each) => !each.closest('[inert]') && each.checkVisibility() && !each.matches(':disabled'),
  );

/** Lets Tab go round inside the view; the page behind it is long, and making it inert would take seconds. */
export function keepFocusInside(view: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = stopsIn(view);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const isInside = view.contains(document.activeElement);
  if (isInside && document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
