/** Opens every closed fold around an element. Tells whether there was one. */
export function openFolds(element: Element): boolean {
  let opened = false;
  for (
    let fold = element.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    opened ||= !fold.open;
    fold.open = true;
  }
  return opened;
}
