import { isSwitchedOff, tell } from './keptState';

/** A worker that waits holds a new version; the first one has nothing to wait for. */
async function offerIfWaiting({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller) return;
  const { announceNewVersion } = await import(
    /* webpackChunkName: "offline" */ './announceNewVersion'
  );
  announceNewVersion(waiting);
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

/** A page of one version never asks for files of another: it loads anew when the next version begins. */
function followController({ serviceWorker }: Navigator): void {
  if (!serviceWorker.controller) return;
  serviceWorker.addEventListener('controllerchange', () => {
    window.location.reload();
  });
}

/** Keeps the guide on the device and says how it went, unless readers have switched it off. */
export async function keepGuide(worker: string): Promise<void> {
  if (isSwitchedOff()) {
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
