/** What few readers need: switching it off and on, and taking a new version. It is loaded then. */
import { choiceKey, keepGuide, tell } from './keepGuide';

/** A blocked storage keeps no choice; it counts for this visit. */
function choose(off: boolean): void {
  try {
    if (off) localStorage.setItem(choiceKey, 'off');
    else localStorage.removeItem(choiceKey);
  } catch {
    // Nothing was kept there either.
  }
}

/** Deletes what is kept, and keeps nothing again until readers ask for it. */
export async function forgetGuide(cachePrefix: string): Promise<void> {
  choose(true);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(cachePrefix));
  await Promise.all(own.map((name) => caches.delete(name)));
  tell('off');
}

export async function keepAgain(worker: string): Promise<void> {
  choose(false);
  await keepGuide(worker);
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'action';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * Says that a new version of the guide is there. Nothing changes until readers take it; what they typed
 * and their place are kept by the tab.
 */
export function announceNewVersion(waiting: ServiceWorker): void {
  if (document.querySelector('.new-version')) return;
  const bar = document.createElement('div');
  bar.className = 'new-version';
  bar.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = 'A new version of the guide is ready. What you typed stays.';
  const take = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      window.location.reload();
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  bar.append(
    words,
    button('Show it', take),
    button('Later', () => {
      bar.remove();
    }),
  );
  document.body.append(bar);
}
