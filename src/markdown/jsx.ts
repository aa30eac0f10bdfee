import type { PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** What an element of a page, or a component, is told. */
export const jsxAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** A plain HTML element inside a sentence; it is not mapped to a component of the theme. */
export function inlineElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => jsxAttribute(key, value)),
    children: [...children],
    data: { _mdxExplicitJsx: true } as MdxJsxTextElement['data'],
  };
}

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
