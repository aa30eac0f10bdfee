/**
 * Holds something at its place in the window while what stands above it is laid out for the first
 * time: parts far away have a guessed height until then (see `parts.css`).
 */

/** How long the page may take to settle once it has loaded, in milliseconds. */
const settleMs = 1500;

/** A busy machine may draw none in that time. */
const fewestFrames = 10;

let held: symbol | undefined;

/** Whether a place is held at this moment. */
export const isScrollHeld = (): boolean => held !== undefined;

const letGo = (): void => {
  held = undefined;
};

/**
 * Puts `target` back to its place again and again, until the page has settled or the reader moves.
 * Whoever else scrolls the page is left alone.
 *
 * @param target what is held; one thing at a time, the last
 * @param placeOf where its upper edge belongs, in CSS pixels below the top of the window
 * @param start distance from the top of the page at which the page stands or is going to stand
 *   before it is corrected, in CSS pixels; left out, the target is held once it has come to its place
 */
export function holdScroll(target: Element, placeOf: () => number, start?: number): void {
  const holding = Symbol('place');
  held = holding;
  let until = Infinity;
  let frames = 0;
  let corrected = start;
  const settle = () => {
    until = performance.now() + settleMs;
  };
  const stands = (at: number | undefined) => at !== undefined && Math.abs(window.scrollY - at) < 2;
  const look = () => {
    if (held !== holding) return;
    frames += 1;
    if (performance.now() > until && frames > fewestFrames) {
      letGo();
      return;
    }
    const off = target.getBoundingClientRect().top - placeOf();
    if (Math.abs(off) < 1) corrected = window.scrollY;
    else if (stands(start) || stands(corrected)) {
      window.scrollBy(0, off);
      corrected = window.scrollY;
    }
    requestAnimationFrame(look);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  look();
}

if (typeof window !== 'undefined') {
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, letGo, { passive: true });
}
