/**
 * The view and each sheet over it are entries of the tab’s history, so that Back closes them. The address
 * stays as it is, and the router of the page never hears of it.
 */

/** How many entries are open above the page. */
const depthIn = (state: unknown): number => {
  const depth =
    typeof state === 'object' && state !== null && 'guideJob' in state ? state.guideJob : 0;
  return typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0;
};

export const historyDepth = (): number => depthIn(window.history.state);

/** Adds an entry. */
export function enterHistory(): void {
  const before = window.history.state as object | null;
  window.history.pushState({ ...before, guideJob: historyDepth() + 1 }, '');
  note();
}

/** Goes back to this depth; the listener below hears of it. */
export function backTo(depth: number): void {
  const steps = historyDepth() - depth;
  if (steps > 0) window.history.go(-steps);
}

let last = historyDepth();
let address = window.location.href;

/** The depth has changed without `popstate`. */
const note = (): void => {
  last = historyDepth();
  address = window.location.href;
};

/**
 * Hears when the reader goes back or forward among the entries of the view.
 *
 * @param onDepth what is open now, in entries above the page
 */
export function followHistory(onDepth: (depth: number) => void): void {
  note();
  window.addEventListener(
    'popstate',
    (event) => {
      const depth = depthIn(event.state);
      const isOurs = depth > 0 || last > 0;
      const isHere = address === window.location.href;
      note();
      if (!isOurs) return;
      // An entry with another address belongs to the router too.
      if (isHere) event.stopImmediatePropagation();
      onDepth(depth);
    },
    { capture: true },
  );
}
