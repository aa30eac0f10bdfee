import { stored } from '../../article/stored';
import { choiceKey, takingKey, tell } from './keptState';

/** A worker that waits holds a new version; the first one has nothing to wait for. */
async function offerIfWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.serviceWorker.controller || !(waiting ?? stored(takingKey))) return;
  const { announceNewVersion, loadAnew } = await import(
    /* webpackChunkName: "offline" */ './announceNewVersion'
  );
  if (waiting) announceNewVersion(waiting);
  else loadAnew();
}

function follow(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') void offerIfWaiting(registration);
    else if (installing.state === 'activated') tell('kept');
    // What was kept before is still kept whole.
    else if (installing.state === 'redundant' && !registration.active) tell('failed');
  });
}

/**
 * A page of one version never asks for files of another: it loads anew when the next version begins. The very
 * first worker brings the files of the page that is open.
 */
function followController({ serviceWorker }: Navigator): void {
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) window.location.reload();
    isControlled = true;
  });
}

/** Keeps the guide on the device and says how it went, unless readers have switched it off. */
export async function keepGuide(worker: string): Promise<void> {
  if (stored(choiceKey) === 'off') {
    tell('off');
    return;
  }
  tell('coming');
  followController(navigator);
  try {
    const registration = await navigator.serviceWorker.register(worker);
    if (registration.active) tell('kept');
    await offerIfWaiting(registration);
    follow(registration);
    registration.addEventListener('updatefound', () => {
      follow(registration);
    });
  } catch {
    tell(navigator.serviceWorker.controller ? 'kept' : 'failed');
  }
}
