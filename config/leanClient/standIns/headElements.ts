/** A child of `<Head>`: an element that some component wishes in the head, or attributes of html and body. */
export interface HeadElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** By what two elements count as the same, of which the later one is shown. */
function keyOf({ type, props }: HeadElement): string {
  const { rel, href, name, property, src, children } = props;
  const own = {
    link: rel === 'canonical' ? rel : href,
    meta: name ?? property ?? props.httpEquiv ?? props.charSet ?? props.itemProp,
    script: src ?? children,
  }[type];
  return `${type} ${String(own)}`;
}

const onPageItself = new Set(['title', 'html', 'body']);

/**
 * The elements that the head shall hold: those of a component deeper in the page stand for those of
 * its parents.
 *
 * @param wishes what the components wish, parents first
 */
export function headElements(wishes: readonly (readonly HeadElement[])[]): HeadElement[] {
  const taken = new Set<string>();
  return wishes
    .toReversed()
    .flatMap((wish) => {
      const free = wish.filter((element) => !taken.has(keyOf(element)));
      for (const element of wish) taken.add(keyOf(element));
      return free.toReversed();
    })
    .filter(({ type }) => !onPageItself.has(type))
    .toReversed();
}

/** The text of an element's children: one text, or several that belong together. */
export const textOf = (children: unknown): string =>
  Array.isArray(children) ? children.map(String).join('') : String(children);

/** The title that shall be shown: the deepest component's. */
export function titleOf(wishes: readonly (readonly HeadElement[])[]): string | undefined {
  const title = wishes.flat().findLast(({ type }) => type === 'title')?.props.children;
  return title === undefined ? undefined : textOf(title);
}

/** The attributes that `html` or `body` shall have. */
export const attributesOf = (
  type: 'html' | 'body',
  wishes: readonly (readonly HeadElement[])[],
): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...wishes.flat().map((element) => (element.type === type ? element.props : {})),
  ) as Record<string, unknown>;
