import { expect, test } from 'vitest';
import { withSectionHeights } from './sectionHeights';

const heights = (html: string) =>
  [...html.matchAll(/--part-narrow:(-?\d+)px;--part-wide:(-?\d+)px/g)].map(([, small, large]) => [
    Number(small),
    Number(large),
  ]);

test('every part gets a guess, quoted or not, and nothing else changes', () => {
  const page = '<i>x</i><div class="part part-chapter"><h2>A</h2></div><div class=part><h3>B</h3>';
  const finished = withSectionHeights(page);
  expect(heights(finished)).toHaveLength(2);
  expect(finished.replace(/ style="[^"]*"/g, '')).toBe(page);
});

test('more text is higher, and higher still on a phone', () => {
  const part = (words: number) => `<div class=part><p>${'word '.repeat(words)}</p>`;
  const [[small = 0, large = 0] = [], [smallLong = 0, largeLong = 0] = []] = heights(
    withSectionHeights(part(100) + part(1000)),
  );
  expect(smallLong).toBeGreaterThan(8 * small);
  expect(largeLong).toBeGreaterThan(5 * large);
  expect(smallLong).toBeGreaterThan(largeLong);
});

test('what is folded or drawn adds nothing by its text', () => {
  const bare = '<div class=part><details><summary>More</summary></details><svg></svg>';
  const full =
    '<div class=part><details><summary>More</summary><p>long</p></details><svg ><text>1</text></svg>';
  expect(heights(withSectionHeights(full))).toEqual(heights(withSectionHeights(bare)));
});

test('a page without parts stays as it is', () => {
  expect(withSectionHeights('<p class=part-of>x</p>')).toBe('<p class=part-of>x</p>');
});
