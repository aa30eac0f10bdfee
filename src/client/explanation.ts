import { bringRowOf } from '../components/article/bringRowOf';
import { bringStyles } from '../components/article/bringStyles';
import styles from './explanation.css?text';

bringStyles(styles);

/** How long the pointer may be away on its way into the box, in milliseconds. */
const graceMs = 200;

/** The mark whose words are wanted; they may still have to come. */
let asked: HTMLAnchorElement | undefined;
let opener: HTMLAnchorElement | undefined;
let box: HTMLElement | undefined;
/** Tells when something in the page changes its height. */
let growth: ResizeObserver | undefined;
let timer = 0;

function close(): void {
  window.clearTimeout(timer);
  opener?.removeAttribute('aria-describedby');
  box?.remove();
  growth?.disconnect();
  box = opener = asked = undefined;
}

function closeSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(close, graceMs);
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

const isWanted = (mark: HTMLAnchorElement, isTapped: boolean): boolean =>
  mark !== opener && (isTapped || mark.matches(':hover, :focus-visible'));

/** Shows the words of the mark beside it, unless readers have gone on; a tap without words leads to the list. */
export function explain(mark: HTMLAnchorElement, isTapped: boolean): void {
  window.clearTimeout(timer);
  if (!isWanted(mark, isTapped)) return;
  close();
  asked = mark;
  const id = mark.hash.slice(1);
  if (document.getElementById(id)) show(mark, isTapped);
  else void bringRowOf(id).then(() => show(mark, isTapped));
}

function show(mark: HTMLAnchorElement, isTapped: boolean): void {
  if (mark !== asked || !isWanted(mark, isTapped)) return;
  const element = explanationOf(mark.hash.slice(1));
  if (!element) {
    if (isTapped) window.location.hash = mark.hash;
    return;
  }
  element.id = 'explanation';
  element.addEventListener('pointerenter', () => {
    window.clearTimeout(timer);
  });
  element.addEventListener('pointerleave', closeSoon);
  document.body.append(element);
  mark.setAttribute('aria-describedby', element.id);
  place(element, mark);
  // A part of the page that comes near takes its height in a later frame, and moves the mark.
  growth = new ResizeObserver(() => place(element, mark));
  growth.observe(mark.closest('article') ?? mark);
  box = element;
  opener = mark;
}

const isInside = (element: HTMLElement | undefined, { target }: Event): boolean =>
  target instanceof Node && Boolean(element?.contains(target));

for (const type of ['click', 'focusin'])
  document.addEventListener(type, (event) => {
    if (!isInside(box, event) && !isInside(opener, event)) close();
  });
document.addEventListener('pointerout', (event) => {
  if (isInside(opener, event)) closeSoon();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});

/** A box with the words that stand in the list at this id: an entry of the sources or of the glossary. */
function explanationOf(id: string): HTMLElement | undefined {
  const entry = document.getElementById(id);
  if (!entry) return undefined;
  const box = document.createElement('div');
  box.className = 'explanation';
  box.setAttribute('role', 'tooltip');
  box.append(...(entry.tagName === 'DT' ? termWords(entry) : sourceWords(entry)));
  return box;
}

const copyOf = (element: Element | null | undefined): Node[] =>
  element ? [element.cloneNode(true)] : [];

/** A term: its name, then its definition. */
function termWords(entry: Element): Node[] {
  const name = document.createElement('p');
  const bold = document.createElement('b');
  bold.textContent = entry.textContent;
  name.append(bold);
  const definition = document.createElement('p');
  definition.append(...(entry.nextElementSibling?.cloneNode(true).childNodes ?? []));
  return [name, definition];
}

/** A source: mark and key, then what it shows. */
function sourceWords(entry: Element): Node[] {
  const head = document.createElement('p');
  head.append(
    ...copyOf(entry.querySelector('.mark')),
    ...copyOf(entry.querySelector('.source-key')),
  );
  return [head, ...copyOf(entry.querySelector('p'))];
}
