function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'action';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/** Until when, in milliseconds of the clock, this tab goes on taking the new version by itself. */
const takingKey = 'guide-taking';
const patienceInMs = 60_000;
const nextTryInMs = 3000;

function isTaking(): boolean {
  try {
    const left = Number(sessionStorage.getItem(takingKey)) - Date.now();
    return left > 0 && left <= patienceInMs;
  } catch {
    return false;
  }
}

/**
 * Lets the new version begin; the page loads anew when it has (keepGuide). A browser that is still busy with
 * an answer of the old version may leave the new one waiting for minutes: a page that goes frees it.
 */
function take(waiting: ServiceWorker): void {
  waiting.postMessage({ type: 'SKIP_WAITING' });
  window.setTimeout(() => {
    window.location.reload();
  }, nextTryInMs);
}

function takeFromNowOn(waiting: ServiceWorker): void {
  try {
    sessionStorage.setItem(takingKey, String(Date.now() + patienceInMs));
  } catch {
    // Then readers may be asked a second time.
  }
  take(waiting);
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
  const bar = document.createElement('div');
  bar.className = 'new-version';
  bar.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = 'A new version of the guide is ready. What you typed stays.';
  bar.append(
    words,
    button('Show it', () => {
      takeFromNowOn(waiting);
    }),
    button('Later', () => {
      bar.remove();
    }),
  );
  document.body.append(bar);
}
