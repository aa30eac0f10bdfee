/**
 * Switches the maths stylesheet on when it has come from the CDN, or takes the local copy if it does
 * not come (R46, R98). Nothing waits for it: until then the browser's own MathML shows the formulas.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long the CDN may take before the local copy is used, in milliseconds. */
const patienceMs = 3000;

const ready = (): void => document.documentElement.setAttribute('data-maths', 'ready');

function useLocalCopy(): void {
  void import('katex/dist/katex.min.css').then(ready, () => {
    console.warn('No maths stylesheet could be loaded; formulas are shown by the browser itself.');
  });
}

function watch(link: HTMLLinkElement): void {
  let settled = false;
  const settle = (then: () => void) => () => {
    if (settled) return;
    settled = true;
    then();
  };
  const switchOn = settle(() => {
    link.media = 'all';
    ready();
  });
  const giveUp = settle(useLocalCopy);
  if (link.sheet) {
    switchOn();
    return;
  }
  link.addEventListener('load', switchOn);
  link.addEventListener('error', giveUp);
  window.setTimeout(giveUp, patienceMs);
}

if (ExecutionEnvironment.canUseDOM) {
  const link = document.querySelector<HTMLLinkElement>('link[data-maths-stylesheet]');
  if (link) watch(link);
}
