/** Copies a code sample: one listener for all buttons, because the article is not hydrated. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long the button shows the result, in milliseconds. */
const resultMs = 2000;

function showResult(button: HTMLElement, message: string): void {
  const label = button.querySelector('span');
  if (!label) return;
  label.textContent = message;
  label.setAttribute('role', 'status');
  window.setTimeout(() => {
    label.textContent = 'Copy';
  }, resultMs);
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-sample')?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    showResult(button, 'Copied');
  } catch {
    showResult(button, 'Select and copy by hand');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}
