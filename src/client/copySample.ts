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

/** Copies the code sample of a button, and says so on it. */
export async function copySample(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-sample')?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    showResult(button, 'Copied');
  } catch {
    showResult(button, 'Select and copy by hand');
  }
}
