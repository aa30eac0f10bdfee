/**
 * Opens what a source mark or a term says beside it: on hover, focus and tap. One set of listeners for the
 * whole article; the box itself comes with the first mark. Without script, or where the box does not come,
 * the mark is a link to its list.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A touch answers with its click; by keyboard a click leads to the list, and the focus opens the box. */
const asksForBox = (event: UIEvent, mark: Element): boolean =>
  event.type === 'click'
    ? event.detail > 0
    : event instanceof PointerEvent
      ? event.pointerType === 'mouse'
      : mark.matches(':focus-visible');

function onMark(event: UIEvent): void {
  const mark =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('.source-mark, .term')
      : null;
  if (!mark || !asksForBox(event, mark)) return;
  const isTapped = event.type === 'click';
  if (isTapped) event.preventDefault();
  import(/* webpackChunkName: "explanation" */ './explanation').then(
    ({ explain }) => {
      explain(mark, isTapped);
    },
    () => {
      if (isTapped) window.location.hash = mark.hash;
    },
  );
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['click', 'pointerover', 'focusin'] as const)
    document.addEventListener(type, onMark);
}
