/** Scrolls a list so that its current entry is in sight, in its middle, without moving the page. */
export function keepCurrentInSight(box: HTMLElement | null): void {
  const current = box?.querySelector<HTMLElement>('[aria-current]');
  if (!box || !current) return;
  const above = current.offsetTop;
  if (above < box.scrollTop || above + current.offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = above - box.clientHeight / 2;
}
