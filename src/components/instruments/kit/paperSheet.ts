/** An element with words, of a sheet that is made for paper alone. */
export function withWords(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

/** Prints a sheet, which its class names, and nothing else of the page. */
export function printAlone(sheet: HTMLElement): void {
  document.querySelector(`.${sheet.className}`)?.remove();
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
