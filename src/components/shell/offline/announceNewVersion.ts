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
