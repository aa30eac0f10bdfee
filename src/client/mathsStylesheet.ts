/**
 * Switches the maths stylesheet on when it has come from the CDN, or takes the local copy if it does
 * not come (R46, R98). Nothing waits for it: until then, or if neither comes, the browser's
 * own MathML shows the formulas.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long the CDN may take before the local copy is used, in milliseconds. */
const patienceMs = 3000;

/** Shows KaTeX's boxes in the moment in which its styles take the MathML away: no formula is missing between. */
function switchOn(link: HTMLLinkElement): void {
  link.media = 'all';
  document.documentElement.setAttribute('data-maths', 'ready');
}

function useLocalCopy(address: string): void {
  const copy = document.createElement('link');
  copy.rel = 'stylesheet';
  copy.href = address;
  copy.media = 'print';
  copy.addEventListener('load', () => switchOn(copy));
  document.head.append(copy);
}

/** A link that failed can still have a sheet, but an empty one. */
function hasCome(link: HTMLLinkElement): boolean {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

function watch(link: HTMLLinkElement): void {
  let settled = false;
  const settle = (then: () => void) => () => {
    if (settled) return;
    settled = true;
    then();
  };
  const takeIt = settle(() => switchOn(link));
  const giveUp = settle(() => useLocalCopy(link.dataset.localCopy ?? ''));
  if (hasCome(link)) {
    takeIt();
    return;
  }
  link.addEventListener('load', takeIt);
  link.addEventListener('error', giveUp);
  window.setTimeout(giveUp, patienceMs);
}

if (ExecutionEnvironment.canUseDOM) {
  const link = document.querySelector<HTMLLinkElement>('link[data-local-copy]');
  if (link) watch(link);
}
