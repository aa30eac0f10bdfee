import { expect, test } from 'vitest';
import { type GuideText, guideOfShare } from './guideText';

const guide: GuideText = {
  index: [
    '---',
    '      - { id: one, title: One }',
    '      - { id: two-b, title: Two, hurts: engine }',
    '      - { id: last, title: Last }',
    '---',
    "import Opening from './_opening.mdx';",
    "import One from './_chapters/one.mdx';",
    "import TwoB from './_chapters/two-b.mdx';",
    "import Last from './_chapters/last.mdx';",
    '<Opening />',
    '<One />',
    '<TwoB />',
    '<Last />',
  ].join('\n'),
  chapters: new Map([
    ['one', '## One {/* #one */}\nSee <See id="two-b" /> and <See id="last" />.'],
    ['two-b', `## Two {/* #two-b */}\n<Figure id="a-figure" caption="x">${'word '.repeat(80)}`],
    ['last', '## Last {/* #last */}'],
  ]),
};

test('a share keeps the first chapters and the last, and no link that leads nowhere', () => {
  const { index, chapters } = guideOfShare(guide, 0.3);
  expect([...chapters.keys()]).toEqual(['one', 'last']);
  expect(chapters.get('one')).toContain('See there and <See id="last" />');
  expect(index).not.toMatch(/TwoB|opening/i);
  expect(index).toContain('id: two-b');
});

test('all of it is the guide as it is', () => {
  expect(guideOfShare(guide, 1)).toBe(guide);
});

test('twice has every chapter again, under an id of its own and in the plan', () => {
  const { index, chapters } = guideOfShare(guide, 2);
  expect(chapters.size).toBe(6);
  expect(chapters.get('two-b-again')).toContain(
    '{/* #two-b-again */}\n<Figure id="a-figure-again"',
  );
  expect(chapters.get('one-again')).toContain('<See id="two-b" />');
  expect(index).toContain('- { id: two-b-again, title: Two, hurts: engine }');
  expect(index).toContain("import TwoBAgain from './_chapters/two-b-again.mdx';");
  expect(index).toMatch(/<OneAgain \/>\n\n<TwoBAgain \/>\n\n<LastAgain \/>\n$/);
});
