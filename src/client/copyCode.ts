/** Copies a code sample: one listener for all buttons, because the article is not hydrated. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

async function copy(button: HTMLElement): Promise<void> {
  try {
    const { copySample } = await import(/* webpackChunkName: "copy-sample" */ './copySample');
    await copySample(button);
  } catch {
    const label = button.querySelector('span');
    if (label) label.textContent = 'Select and copy by hand';
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}
