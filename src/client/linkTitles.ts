/**
 * Titles a link to another place of the page, which reads `5.2`, with the heading or the caption of that place,
 * when the pointer or the focus comes to it. In the page 700 titles were 5.6 kB.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The words that name a place: its heading without the link in it, or what a plate says first. */
function nameOf(place: Element | null): string {
  const words = place?.querySelector('[id$=-caption], .plate-caption div > p') ?? place;
  return words?.firstChild?.textContent ?? '';
}

function title({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.see:not([title])') : null;
  if (link) link.title = nameOf(document.getElementById(link.hash.slice(1)));
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, title);
