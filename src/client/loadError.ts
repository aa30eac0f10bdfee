/**
 * Shows an error when the first load fails (R100): if a script cannot be loaded before React has
 * started, the page stays readable as the server sent it, and a notice says what went wrong and offers
 * to try again. Stock shows nothing at all then.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { errorNotice } from './errorNotice';

const started = (): boolean => 'docusaurusRoot' in window;

const notice = (reason: string): HTMLElement =>
  errorNotice({
    tag: 'div',
    className: 'load-failure',
    role: 'alert',
    message: `The page can be read, but its buttons and its search did not load. ${reason}`,
    buttonLabel: 'Retry',
    onRetry: () => window.location.reload(),
  });

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (started() || document.querySelector('.load-failure')) return;
    event.preventDefault();
    const reason: unknown = event.reason;
    const message = reason instanceof Error ? reason.message : String(reason);
    console.warn('The first load failed:', message);
    document.body.prepend(notice(message));
  });
}
