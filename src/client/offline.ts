/**
 * Keeps the guide on the device once the page has loaded and nothing waits for it: a garage has no
 * network. The buttons of the line that says so load what they need.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { keepGuide } from '../components/shell/offline/keepGuide';
import { failureNotice } from './failureNotice';

const worker = `${siteConfig.baseUrl}sw.js`;

async function onClick({ target }: MouseEvent): Promise<void> {
  const button = target instanceof HTMLElement && target.dataset.keep ? target : undefined;
  if (!button) return;
  try {
    const { forgetGuide, keepAgain } = await import(
      /* webpackChunkName: "offline" */ '../components/shell/offline/manage'
    );
    if (button.dataset.keep === 'yes') await keepAgain(worker);
    else await forgetGuide();
  } catch {
    button.parentElement?.after(failureNotice(() => button.click()));
  }
}

const isPossible =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator;

if (isPossible) {
  document.addEventListener('click', (event) => void onClick(event));
  window.addEventListener('load', () => void keepGuide(worker));
}
