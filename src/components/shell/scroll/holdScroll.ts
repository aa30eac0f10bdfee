/**
 * Holds something at its place in the window while what stands above it gets its height: parts far away
 * have a guessed one until then (see `parts.css`), fonts and instruments arrive late.
 */

/** How long the page may take to settle once it has loaded or changed its height, in milliseconds. */
const settleMs = 1500;

/**
 * A busy machine may draw none in that time. In the first of them the browser itself may still go where
 * its history or the address says.
 */
const fewestFrames = 10;

/** Nearer than this to its place, in CSS pixels, something was meant to stand there. */
const meantPx = 100;

let held: symbol | undefined;
let isSettling = false;
let observer: ResizeObserver | undefined;
let lookNow: (() => void) | undefined;

/** Whether the page is being moved to a place, or kept there, at this moment. */
export const isScrollHeld = (): boolean => isSettling;

const letGo = (): void => {
  held = lookNow = undefined;
  isSettling = false;
  observer?.disconnect();
};

/**
 * Puts `target` back to its place again and again, until the page has settled, and whenever the page's
 * height changes after that, until the reader moves. Whoever else scrolls the page is left alone.
 *
 * @param target what is held; one thing at a time, the last
 * @param placeOf where its upper edge belongs, in CSS pixels below the top of the window
 * @param start distance from the top of the page at which the page stands or is going to stand
 *   before it is corrected, in CSS pixels; left out, the target is held once it has come near its place
 */
export function holdScroll(target: Element, placeOf: () => number, start?: number): void {
  letGo();
  const holding = (held = Symbol('place'));
  let until = Infinity;
  let frames = 0;
  let fewest = fewestFrames;
  let hasCome = false;
  const topOf = () => target.getBoundingClientRect().top;
  const heightNow = () => document.documentElement.scrollHeight;
  let seenY = window.scrollY;
  let seenTop = topOf();
  let seenHeight = heightNow();
  const look = () => {
    const top = topOf();
    const off = top - placeOf();
    const atStart = start !== undefined && Math.abs(window.scrollY - start) < 2;
    const isBrowserReady = frames > fewestFrames && until < Infinity;
    if (!hasCome) hasCome = atStart || Math.abs(off) < meantPx;
    else if (!atStart && isBrowserReady) {
      // The browser follows what grew above the target, or between it and the words in the window; any
      // other way was gone by somebody.
      const gone = window.scrollY - seenY;
      const grown = [0, top + gone - seenTop, heightNow() - seenHeight];
      if (gone < Math.min(...grown) - 2 || gone > Math.max(...grown) + 2) {
        letGo();
        return;
      }
    }
    if (hasCome && Math.abs(off) >= 1) window.scrollBy(0, off);
    seenY = window.scrollY;
    seenTop = topOf();
    seenHeight = heightNow();
  };
  const draw = () => {
    if (held !== holding) return;
    look();
    frames += 1;
    if (performance.now() <= until || frames <= fewest) requestAnimationFrame(draw);
    else if (hasCome) isSettling = false;
    else letGo();
  };
  const settle = () => {
    until = performance.now() + settleMs;
  };
  const wake = () => {
    if (held !== holding) return;
    if (document.readyState === 'complete') settle();
    fewest = frames + fewestFrames;
    if (isSettling) look();
    else {
      isSettling = true;
      draw();
    }
  };
  lookNow = look;
  wake();
  if (isSettling && document.readyState !== 'complete')
    window.addEventListener('load', settle, { once: true });
  observer = new ResizeObserver(wake);
  observer.observe(document.body);
}

if (typeof window !== 'undefined') {
  // Before who listens below: in Firefox the key that follows a link has jumped already when it bubbles.
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(move, letGo, { capture: true, passive: true });
  window.addEventListener('scroll', () => lookNow?.(), { passive: true });
}
