import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { sectionHashes } from './hashes';

const hashesOf = (html: string) => sectionHashes(fromHtml(html), 'part');

const section = (text: string) => `<div class="part"><h3 id="a">A</h3>${text}</div>`;

it('gives each section eight digits by the id of its heading', () => {
  const hashes = hashesOf(`${section('<p>One')}<div class="part"><h2 id="b">B</h2></div>`);
  expect(Object.keys(hashes)).toEqual(['a', 'b']);
  expect(hashes.a).toMatch(/^[0-9a-f]{8}$/);
});

it('tells another text from the same one', () => {
  expect(hashesOf(section('<p>12 s'))).not.toEqual(hashesOf(section('<p>13 s')));
  expect(hashesOf(section('<p>12 s'))).toEqual(hashesOf(section('<p>12\n  s')));
});

it.each([
  '<a class="see" href="#x">4.7</a>',
  '<a class="source-mark" href="#x">R1</a>',
  '<p class="plate-number">Table 4.1</p>',
  '<p class="next-section" data-search-skip="true">Next: 4.7</p>',
  '<div class="island"><output>7</output></div>',
])('leaves out %s', (html) => {
  expect(hashesOf(section(`<p>Text</p>${html}`))).toEqual(hashesOf(section('<p>Text</p>')));
});
