/** What is said of a part that did not load. */
export const failure = 'This part did not load.';

/**
 * Says so beside the part, with a button to try again. Parts of a version that is no longer published never
 * come; only the page loaded anew asks for others.
 */
export function failureNotice(onRetry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'island-failed';
  notice.setAttribute('role', 'status');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'action';
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => {
    notice.remove();
    onRetry();
  });
  notice.append(`${failure} `, retry, ' If that fails with a network, reload the page.');
  return notice;
}
