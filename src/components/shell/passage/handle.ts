import { bringStyles } from '../../article/bringStyles';
import styles from './handle.css?text';
import { addressOf, passageAround, passagesIn } from './passages';

/** How long the handle says what it did, in milliseconds. */
const resultMs = 2000;

let handle: HTMLAnchorElement | undefined;
let shown: HTMLElement | undefined;

const titleOf = (passage: HTMLElement): string => {
  const text = passage.innerText.replace(/\s+/g, ' ').trim();
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

function hide(): void {
  handle?.remove();
  handle = undefined;
  shown = undefined;
}

const isOnPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Hands the link on: to the share sheet of a phone, else to the clipboard. */
async function handOn(link: HTMLAnchorElement): Promise<void> {
  const say = (message: string): void => {
    link.textContent = message;
    link.setAttribute('aria-label', message);
    window.setTimeout(() => {
      link.textContent = '#';
      link.setAttribute('aria-label', link.title);
    }, resultMs);
  };
  try {
    if (isOnPhone() && 'share' in navigator)
      await navigator.share({ title: link.title, url: link.href });
    else {
      await navigator.clipboard.writeText(link.href);
      say('Link copied');
    }
  } catch (error) {
    // Whoever closes the share sheet wants nothing.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say('Copy the link from the address bar');
    window.history.replaceState(window.history.state, '', link.href);
  }
}

function makeHandle(passage: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'passage-handle';
  link.href = addressOf(passage);
  link.textContent = '#';
  link.title = `Link to: ${titleOf(passage)}`;
  link.setAttribute('aria-label', link.title);
  link.setAttribute('aria-live', 'polite');
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    void handOn(link);
  });
  return link;
}

/** Shows the handle at a passage, in the margin on its right. */
function show(passage: HTMLElement): HTMLAnchorElement {
  if (handle && shown === passage) return handle;
  hide();
  const link = makeHandle(passage);
  const { top, right } = passage.getBoundingClientRect();
  document.body.append(link);
  const left = Math.min(right + 4, document.documentElement.clientWidth - link.offsetWidth - 2);
  link.style.left = `${left + window.scrollX}px`;
  link.style.top = `${top + window.scrollY}px`;
  handle = link;
  shown = passage;
  return link;
}

const textIsSelected = (): boolean => window.getSelection()?.isCollapsed === false;

function onPointer({ target, type, pointerType }: PointerEvent): void {
  if (!(target instanceof Element) || target === handle) return;
  const isTap = type === 'click';
  if (isTap ? pointerType === 'mouse' : pointerType !== 'mouse') return;
  const passage =
    isTap && (target.closest('a, summary') || textIsSelected()) ? null : passageAround(target);
  if (passage) show(passage);
  else if (isTap) hide();
}

/** From the link of a heading the arrow keys walk over the passages below it. */
function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof Element)) return;
  const from = target === handle ? shown : target.closest('.hash-link') ? target : undefined;
  const section = from?.closest('.part');
  if (!from || !section) return;
  if (key === 'Escape') {
    const heading = section.querySelector<HTMLElement>('.hash-link');
    hide();
    heading?.focus();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const all = passagesIn(section);
  const place = all.findIndex(
    (each) =>
      from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING && each !== from,
  );
  const at = shown && target === handle ? all.indexOf(shown) : -1;
  const next = at < 0 ? all[place] : all[at + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.scrollIntoView({ block: 'nearest' });
  show(next).focus({ preventScroll: true });
}

/** Gives every passage of the article its own link, one at a time, from now on. */
export function keepHandle(first: Event): void {
  bringStyles(styles);
  for (const type of ['pointerover', 'click'] as const) document.addEventListener(type, onPointer);
  document.addEventListener('keydown', onKey);
  window.addEventListener('resize', hide);
  if (first instanceof KeyboardEvent) onKey(first);
  else if (first instanceof PointerEvent) onPointer(first);
}
