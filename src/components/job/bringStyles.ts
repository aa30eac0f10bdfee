const brought = new Set<string>();

/** Puts the styles of a part that was loaded on demand into the page, once. */
export function bringStyles(styles: string): void {
  if (brought.has(styles)) return;
  brought.add(styles);
  const element = document.createElement('style');
  element.textContent = styles;
  document.head.append(element);
}
