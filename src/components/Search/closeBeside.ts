/** Closes at a press that begins and ends beside the panel, not at a selection drawn out of it. */
export function closeBeside(dialog: HTMLDialogElement): () => void {
  let beganBeside = false;
  const onDown = (event: PointerEvent) => {
    beganBeside = event.target === dialog;
  };
  const onClick = (event: MouseEvent) => {
    if (beganBeside && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', onDown);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onDown);
    dialog.removeEventListener('click', onClick);
  };
}
