import { bringStyles } from '../../article/bringStyles';
import { stored } from '../../article/stored';
import { takingKey } from './keptState';
import styles from './newVersion.css?text';

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'action';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

const patienceInMs = 60_000;
const nextTryInMs = 3000;

/** Whether readers took the new version, and it has not begun yet. */
function isTaking(): boolean {
  const left = Number(stored(takingKey)) - Date.now();
  return left > 0 && left <= patienceInMs;
}

function taking(until?: number): void {
  try {
    if (until === undefined) localStorage.removeItem(takingKey);
    else localStorage.setItem(takingKey, String(until));
  } catch {
    // Then readers may be asked a second time.
  }
}

/**
 * Lets the new version begin; the page loads anew when it has (keepGuide). A browser that is still busy with
 * an answer of the old version may leave the new one waiting for minutes: a page that goes frees it.
 */
function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    taking();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  window.setTimeout(() => {
    if (waiting.state === 'installed') window.location.reload();
  }, nextTryInMs);
}

/** The new version began while this page was still coming: the page may be of the old one. */
export function loadAnew(): void {
  const isOurs = isTaking();
  taking();
  if (isOurs) window.location.reload();
}

/**
 * Says that a new version of the guide is there. Nothing changes until readers take it; what they typed
 * and their place are kept by the tab.
 */
export function announceNewVersion(waiting: ServiceWorker): void {
  if (document.querySelector('.new-version')) return;
  if (isTaking()) {
    take(waiting);
    return;
  }
  bringStyles(styles);
  const bar = document.createElement('div');
  bar.className = 'new-version';
  bar.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = 'A new version of the guide is ready. What you typed stays.';
  bar.append(
    words,
    button('Show it', () => {
      taking(Date.now() + patienceInMs);
      take(waiting);
    }),
    button('Later', () => {
      bar.remove();
    }),
  );
  document.body.append(bar);
}
