/** Every paragraph, step and row has a link of its own; what shows it comes with the first touch of the text. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const touches = ['pointerover', 'click', 'keydown'] as const;

function begin(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('.part')) return;
  for (const type of touches) document.removeEventListener(type, begin);
  void import(/* webpackChunkName: "passage" */ '../components/shell/passage/handle').then(
    ({ keepHandle }) => {
      keepHandle(event);
    },
    // The next touch tries again.
    listen,
  );
}

function listen(): void {
  for (const type of touches) document.addEventListener(type, begin);
}

if (ExecutionEnvironment.canUseDOM) listen();
