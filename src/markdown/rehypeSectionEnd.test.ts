import type { Element, Root } from 'hast';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rehypeSectionEnd } from './rehypeSectionEnd';
import { fixtureGuide, removeFixture } from './testing/runPlugin';

let docs = '';
beforeAll(() => {
  docs = fixtureGuide({
    one: '## One {/* #one */}\n\n### First {/* #first */}\n\n### Second {/* #second */}\n',
    two: '## Two {/* #two */}\n\n### Last {/* #last */}\n',
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
function endOf(id: string, version = '2026-11-22'): string {
  const root: Root = { type: 'root', children: [part(id)] };
  const options = { docsDir: docs, repository: 'https://example.org/a/b', version };
  rehypeSectionEnd(options)(root);
  return JSON.stringify((root.children[0] as Element).children.slice(1));
}

it('a section leads to the next one, and the last of a chapter to the next chapter', () => {
  expect(endOf('first')).toMatch(/"value":"#second".*"Next: 1\.2 Second"/);
  expect(endOf('second')).toMatch(/"value":"#two".*"Next: 2 Two"/);
});

it('nothing stands before the first section of a chapter, and nothing leads on after the last', () => {
  expect(endOf('one')).toBe('[]');
  expect(endOf('unknown')).toBe('[]');
  expect(endOf('last')).not.toContain('Next');
});

it('each section names its file and a report with its place and version', () => {
  expect(endOf('last')).toContain('"https://example.org/a/b/edit/main/docs/_chapters/two.mdx"');
  expect(endOf('first')).toContain(
    '"https://example.org/a/b/issues/new?template=wrong-fact.yml&where=%23first&version=2026-11-22"',
  );
  expect(endOf('first', '')).not.toContain('version');
});
