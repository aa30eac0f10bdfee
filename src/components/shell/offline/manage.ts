/** What few readers need, and what is loaded then: switching it off and on. */
import { keepGuide } from './keepGuide';
import { choiceKey, tell } from './keptState';

/** A blocked storage keeps no choice; it counts for this visit. */
function choose(off: boolean): void {
  try {
    if (off) localStorage.setItem(choiceKey, 'off');
    else localStorage.removeItem(choiceKey);
  } catch {
    // Nothing was kept there either.
  }
}

/** Deletes what is kept, and keeps nothing again until readers ask for it. Other sites keep theirs. */
export async function forgetGuide(): Promise<void> {
  choose(true);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) {
    await registration.unregister();
    // The worker names its caches after its scope.
    const own = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
    await Promise.all(own.map((name) => caches.delete(name)));
  }
  tell('off');
}

export async function keepAgain(worker: string): Promise<void> {
  choose(false);
  await keepGuide(worker);
}
