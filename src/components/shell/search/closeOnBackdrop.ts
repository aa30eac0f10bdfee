/**
 * Closes a panel at a click on its backdrop. The click must begin and end there: a selection that is
 * dragged out of the field closes nothing.
 *
 * @returns what takes the listeners off again
 */
export function closeOnBackdrop(element: HTMLElement, close: () => void): () => void {
  let beganOnBackdrop = false;
  const onDown = (event: PointerEvent) => {
    beganOnBackdrop = event.target === element;
  };
  const onClick = (event: MouseEvent) => {
    if (beganOnBackdrop && event.target === element) close();
  };
  element.addEventListener('pointerdown', onDown);
  element.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('click', onClick);
  };
}
