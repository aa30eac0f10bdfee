/**
 * Titles a link to another place of the page, which reads `5.2`, with the heading or the caption of that place,
 * when the pointer or the focus comes to it, and when its section comes near the window: a finger points at
 * nothing, and a screen reader reads without the focus. In the page 700 titles were 5.6 kB.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The words that name a place: its heading without the link in it, or what a plate says first. */
function nameOf(place: Element | null): string {
  const words = place?.querySelector('[id$=-caption], .plate-caption div > p') ?? place;
  return words?.firstChild?.textContent ?? '';
}

const untitled = 'a.see:not([title])';

function title(link: HTMLAnchorElement): void {
  link.title = nameOf(document.getElementById(link.hash.slice(1)));
}

function titleTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(untitled) : null;
  if (link) title(link);
}

function titleAllIn({ target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const link of target.querySelectorAll<HTMLAnchorElement>(untitled)) title(link);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, titleTarget);
  // A browser that lays out all sections at once never tells; there pointer and focus are left.
  document.addEventListener('contentvisibilityautostatechange', titleAllIn);
}
