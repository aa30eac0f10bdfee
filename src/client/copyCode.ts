/** Copies a code sample: one listener for all buttons, so that the article needs no program of its own. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long the button tells what happened, in milliseconds. */
const tellMs = 2000;

function tell(button: HTMLElement, words: string): void {
  const label = button.querySelector('span');
  if (!label) return;
  label.textContent = words;
  label.setAttribute('role', 'status');
  window.setTimeout(() => {
    label.textContent = 'Copy';
  }, tellMs);
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-sample')?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    tell(button, 'Copied');
  } catch {
    tell(button, 'Select and copy by hand');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}
