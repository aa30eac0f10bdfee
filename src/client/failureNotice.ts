/**
 * A message beside something that did not load, with a button to try again. Parts of a version that is no
 * longer published never come; only the page loaded anew asks for others.
 */
export function failureNotice(message: string, onRetry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'island-failed';
  notice.setAttribute('role', 'status');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'action';
  retry.textContent = 'Try again';
  retry.addEventListener('click', onRetry);
  notice.append(message, ' ', retry, ' If that fails with a network, reload the page.');
  return notice;
}
