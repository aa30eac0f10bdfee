/**
 * Tells the reader when the first load fails (R100): if a part of the program cannot be had, the page
 * stays readable as it came, and a box says what went wrong and offers to try again. Stock shows
 * nothing at all then.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const started = (): boolean => 'docusaurusRoot' in window;

function failureBox(message: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = `The page can be read, but its buttons and its search did not load. ${message}`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'action';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(words, retry);
  return box;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (started() || document.querySelector('.load-failure')) return;
    event.preventDefault();
    const reason: unknown = event.reason;
    const message = reason instanceof Error ? reason.message : String(reason);
    console.warn('The first load failed:', message);
    document.body.prepend(failureBox(message));
  });
}
