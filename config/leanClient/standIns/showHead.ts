import { attributesOf, headElements, type HeadElement, textOf, titleOf } from './headElements';

const inHtml: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };

/** An attribute that is set again as it is would have the whole page's style looked up again. */
function setAttribute(element: Element, name: string, value: unknown): void {
  const attribute = inHtml[name] ?? name;
  const text = value === undefined ? '' : textOf(value);
  if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text);
}

/** The mark that the server gives to each element of a `<Head>`. */
const mark = 'data-rh';

function created({ type, props }: HeadElement): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') element.textContent = textOf(value);
    else setAttribute(element, name, value);
  }
  element.setAttribute(mark, 'true');
  return element;
}

/** What is there already stays as it is, so that nothing is loaded or run a second time. */
function showElements(elements: readonly HeadElement[]): void {
  const before = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const element of elements.map(created)) {
    const same = before.findIndex((other) => other.isEqualNode(element));
    if (same >= 0) before.splice(same, 1);
    else document.head.append(element);
  }
  for (const element of before) element.remove();
}

const given = new WeakMap<Element, readonly string[]>();

function showAttributes(element: Element, attributes: Readonly<Record<string, unknown>>): void {
  for (const name of given.get(element) ?? []) {
    if (!(name in attributes)) element.removeAttribute(inHtml[name] ?? name);
  }
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  given.set(element, Object.keys(attributes));
}

/** Brings title, head and the attributes of `html` and `body` to what the components wish, parents first. */
export function showHead(wishes: readonly (readonly HeadElement[])[]): void {
  const title = titleOf(wishes);
  if (title !== undefined && document.title !== title) document.title = title;
  showAttributes(document.documentElement, attributesOf('html', wishes));
  showAttributes(document.body, attributesOf('body', wishes));
  showElements(headElements(wishes));
}
