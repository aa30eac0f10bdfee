/**
 * Opens what a source mark or a term says beside it: on hover, focus and tap. One set of listeners
 * for the whole article; the words are taken from the lists of sources and terms in the page. Without
 * script the mark is a link to its list.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const openers = '.source-mark, .term';

/** How long the pointer may be away on its way into the explanation, in milliseconds. */
const graceMs = 200;

let opener: HTMLAnchorElement | undefined;
let box: HTMLElement | undefined;
let timer = 0;

function close(): void {
  window.clearTimeout(timer);
  opener?.removeAttribute('aria-describedby');
  box?.remove();
  box = opener = undefined;
}

/** Puts the box below the mark, or above it where there is no room, inside the window. */
function place(element: HTMLElement, mark: HTMLElement): void {
  const at = mark.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.min(Math.max(at.left, 16), document.documentElement.clientWidth - width - 16);
  const below = at.bottom + 6 + height < window.innerHeight;
  const top = below ? at.bottom + 6 : at.top - height - 6;
  element.style.left = `${left + window.scrollX}px`;
  element.style.top = `${top + window.scrollY}px`;
}

/** What makes the box is fetched when the first is asked for; where it does not come, a tap leads to the list. */
async function open(mark: HTMLAnchorElement, isTapped = false): Promise<void> {
  window.clearTimeout(timer);
  if (mark === opener) return;
  close();
  opener = mark;
  const explanation = await import(/* webpackChunkName: "explanation" */ './explanation').catch(
    () => undefined,
  );
  if (opener !== mark) return;
  const element = explanation?.explanationOf(mark.hash.slice(1));
  if (!element) {
    opener = undefined;
    if (isTapped) window.location.hash = mark.hash;
    return;
  }
  element.id = 'explanation';
  element.addEventListener('pointerenter', () => window.clearTimeout(timer));
  element.addEventListener('pointerleave', closeSoon);
  document.body.append(element);
  mark.setAttribute('aria-describedby', element.id);
  place(element, mark);
  box = element;
}

function closeSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(close, graceMs);
}

const markOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(openers) : null;

function onClick(event: MouseEvent): void {
  const mark = markOf(event);
  // By keyboard the link leads to the list; by pointer it opens here.
  if (mark && event.detail > 0) {
    event.preventDefault();
    void open(mark, true);
  } else if (box && event.target instanceof Node && !box.contains(event.target)) close();
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', (event) => {
    const mark = markOf(event);
    if (mark && event.pointerType === 'mouse') void open(mark);
  });
  document.addEventListener('pointerout', (event) => {
    if (markOf(event)) closeSoon();
  });
  document.addEventListener('focusin', (event) => {
    const mark = markOf(event);
    if (mark?.matches(':focus-visible')) void open(mark);
    else if (box && event.target instanceof Node && !box.contains(event.target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
}
