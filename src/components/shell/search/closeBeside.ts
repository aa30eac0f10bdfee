/**
 * Closes at a press on the element itself, beside what it holds, that begins and ends there: not at a
 * selection drawn out of the field. Returns what ends it.
 */
export function closeBeside(element: HTMLElement, close: () => void): () => void {
  let beganBeside = false;
  const onDown = (event: PointerEvent) => {
    beganBeside = event.target === element;
  };
  const onClick = (event: MouseEvent) => {
    if (beganBeside && event.target === element) close();
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('click', onClick);
  };
}
