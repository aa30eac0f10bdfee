const brought = new Set<string>();

/**
 * Puts the styles of a part that was loaded on demand into the page, once. Not as an element: the
 * content security policy of the page allows no styles written into it.
 */
export function bringStyles(styles: string): void {
  if (brought.has(styles)) return;
  brought.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
