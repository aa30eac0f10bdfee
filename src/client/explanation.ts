/** A box with the words that stand in the list at this id: an entry of the sources or of the glossary. */
export function explanationOf(id: string): HTMLElement | undefined {
  const entry = document.getElementById(id);
  if (!entry) return undefined;
  const box = document.createElement('div');
  box.className = 'explanation';
  box.setAttribute('role', 'tooltip');
  box.append(...(entry.tagName === 'DT' ? termWords(entry) : sourceWords(entry)));
  return box;
}

const copyOf = (element: Element | null | undefined): Node[] =>
  element ? [element.cloneNode(true)] : [];

/** A term: its name, then its definition. */
function termWords(entry: Element): Node[] {
  const name = document.createElement('p');
  const bold = document.createElement('b');
  bold.textContent = entry.textContent;
  name.append(bold);
  const definition = document.createElement('p');
  definition.append(...(entry.nextElementSibling?.cloneNode(true).childNodes ?? []));
  return [name, definition];
}

/** A source: mark and key, then what it shows. */
function sourceWords(entry: Element): Node[] {
  const head = document.createElement('p');
  head.append(
    ...copyOf(entry.querySelector('.mark')),
    ...copyOf(entry.querySelector('.source-key')),
  );
  return [head, ...copyOf(entry.querySelector('p'))];
}
