import path from 'node:path';
import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rehypeNextSection } from './rehypeNextSection';
import { fixtureGuide, removeFixture } from './testing/runPlugin';

let docs = '';
beforeAll(() => {
  docs = fixtureGuide({
    one: '## One {/* #one */}\n\n### First {/* #first */}\n\n### Second {/* #second */}\n',
    two: '## Two {/* #two */}\n',
  });
});
afterAll(() => removeFixture(docs));

const part = (id: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['part'] },
  children: [{ type: 'element', tagName: 'h3', properties: { id }, children: [] }],
});

/** What stands at the end of the section. */
function endOf(id: string): string {
  const root: Root = { type: 'root', children: [part(id)] };
  rehypeNextSection({ docsDir: docs })(root, new VFile({ path: path.join(docs, 'x.mdx') }));
  return JSON.stringify((root.children[0] as Element).children.slice(1));
}

it('a section leads to the next one, and the last of a chapter to the next chapter', () => {
  expect(endOf('first')).toMatch(/"href":"#second".*"Next: 1\.2 Second"/);
  expect(endOf('second')).toMatch(/"href":"#two".*"Next: 2 Two"/);
});

it('nothing stands before the first section of a chapter, after the last one, or elsewhere', () => {
  expect(endOf('one')).toBe('[]');
  expect(endOf('two')).toBe('[]');
  expect(endOf('unknown')).toBe('[]');
});
