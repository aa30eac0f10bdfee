import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeSections } from './rehypeSections';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});

test('each heading of level 2 or 3 begins a section, what comes before the first stays outside', () => {
  const root: Root = {
    type: 'root',
    children: ['p', 'h2', 'p', 'h3', 'h4', 'table', 'h3'].map(element),
  };
  rehypeSections()(root);
  const shape = (root.children as Element[]).map(({ tagName, properties, children }) => [
    tagName,
    properties.className,
    (children as Element[]).map((child) => child.tagName),
  ]);
  expect(shape).toEqual([
    ['p', undefined, []],
    ['div', ['part', 'part-chapter'], ['h2', 'p']],
    ['div', ['part'], ['h3', 'h4', 'table']],
    ['div', ['part'], ['h3']],
  ]);
});
