import { expect, test } from 'vitest';
import { contentsHtml } from './contentsHtml';

test('a chapter has its entry and those of its sections, with numbers', () => {
  const html = contentsHtml([
    {
      id: 'log',
      value: 'Log &amp; read',
      level: 2,
      number: '5',
      sections: [{ id: 'card', value: 'The card', level: 3, number: '5.1' }],
    },
  ]);
  expect(html).toBe(
    '<li class="contents-chapter"><a class="table-of-contents__link" href="#log">' +
      '<span class="contents-number">5 </span><span>Log &amp; read</span></a>' +
      '<ul><li><a class="table-of-contents__link" href="#card">' +
      '<span class="contents-number">5.1 </span><span>The card</span></a></li></ul></li>',
  );
});

test('a chapter without sections has no list, and an id cannot leave its attribute', () => {
  const html = contentsHtml([{ id: 'a"b', value: 'A', level: 2, sections: [] }]);
  expect(html).toBe(
    '<li class="contents-chapter"><a class="table-of-contents__link" href="#a&quot;b">' +
      '<span>A</span></a></li>',
  );
});
