// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { contentsOf } from './contentsOf';

function article(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const link = (id: string) => `<a href="#${id}" class="hash-link" title="Direct link"></a>`;

test('the contents are the headings of levels 2 and 3, in reading order, with their numbers', () => {
  const entries = contentsOf(
    article(
      `<h2 class="anchor x" id="power" data-number="10">Power ${link('power')}</h2>
       <h3 class="anchor" id="a-b" data-number="10.1">A &amp; B</h3>
       <h4 class="anchor" id="deeper" data-number="10.1.1">Deeper</h4>
       <h2 class="anchor" id="sources">Sources</h2>`,
    ),
  );
  expect(entries).toEqual([
    { value: 'Power ', id: 'power', level: 2, number: '10' },
    { value: 'A &amp; B', id: 'a-b', level: 3, number: '10.1' },
    { value: 'Sources', id: 'sources', level: 2 },
  ]);
});

test('a heading of a component is no entry', () => {
  expect(contentsOf(article('<h3 id="of-a-box">In a box</h3>'))).toEqual([]);
});
