interface ErrorNotice {
  readonly tag: 'div' | 'p';
  readonly className: string;
  readonly role: 'alert' | 'status';
  readonly message: string;
  readonly buttonLabel: string;
  readonly onRetry: () => void;
}

/** A message about something that did not load, with a button to try again. */
export function errorNotice(notice: ErrorNotice): HTMLElement {
  const box = document.createElement(notice.tag);
  box.className = notice.className;
  box.setAttribute('role', notice.role);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'action';
  retry.textContent = notice.buttonLabel;
  retry.addEventListener('click', notice.onRetry);
  if (notice.tag === 'p') box.append(notice.message, ' ', retry);
  else {
    const paragraph = document.createElement('p');
    paragraph.textContent = notice.message;
    box.append(paragraph, retry);
  }
  return box;
}
