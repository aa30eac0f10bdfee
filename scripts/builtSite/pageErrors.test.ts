// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { errorsOfSite } from './pageErrors';

const files = ['index.html', '404.html', 'img/mark.svg', 'assets/main.js'];

/** The errors of a made-up site with these two pages; a plain text becomes the body of a page. */
function errors(index: string, lost = '<main><h1>Lost</h1></main>'): string[] {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  return errorsOfSite({
    origin: 'https://guide.example',
    basePath: '/guide/',
    isFile: (path) => files.includes(path),
    pages: new Map([
      ['index.html', parse(index)],
      ['404.html', parse(lost)],
    ]),
  });
}

const main = (inside: string) => `<main><h1>Guide</h1>${inside}</main>`;

test('a sound page has no error', () => {
  const page = main(`
    <h2 id="fuel">Fuel</h2><h3 id="air">Air</h3><h2 id="spark">Spark</h2>
    <a href="#fuel">a</a> <a href="/guide/#air">b</a> <a href="/guide/">c</a>
    <a href="https://guide.example/guide/?a=1#spark">d</a> <a href="https://else.example/x">e</a>
    <a href="mailto:a@else.example">f</a> <img src="img/mark.svg" srcset="/guide/img/mark.svg 2x">
    <script src="/guide/assets/main.js"></script>`);
  expect(errors(page)).toEqual([]);
});

describe('links that lead nowhere', () => {
  test.each([
    ['<a href="#none">', 'names an anchor that is not in index.html'],
    ['<a href="/guide/#none">', 'names an anchor that is not in index.html'],
    ['<a href="/guide/none">', 'leads to no file'],
    ['<img src="img/none.svg" alt="">', 'leads to no file'],
    ['<img src="img/mark.svg" srcset="img/none.svg 2x" alt="">', 'leads to no file'],
    ['<svg><use xlink:href="#none" /></svg>', 'names an anchor'],
    ['<meta property="og:image" content="https://guide.example/guide/card.png">', 'no file'],
    ['<a href="/guide">', 'leads over a redirect'],
    ['<a href="/other/">', 'leaves the site'],
    ['<a href="">', 'leads nowhere'],
    ['<a href="#">', 'leads nowhere'],
    ['<a href="file:///home/x">', 'is no address of the web'],
    ['<a href="https://">', 'is not an address'],
  ])('%s', (html, message) => {
    const found = errors(main(html));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('a relative address on the not-found page', () => {
    const lost = '<main><h1>Lost</h1><img src="img/mark.svg" alt=""></main>';
    expect(errors(main(''), lost)).toEqual([
      '404.html: "img/mark.svg" is relative, but this page is shown at any depth',
    ]);
  });
});

describe('ids and headings', () => {
  test.each([
    ['<p id="x">a</p><p id="x">b</p>', 'the id "x" is given more than once'],
    ['<h2>Fuel</h2>', 'the heading "Fuel" (h2) has no id'],
    ['<h3 id="air">Air</h3>', 'the heading "Air" (h3) skips a level after h1'],
    ['<h2 id="a"> <a href="#a">\u200b</a></h2>', 'a heading (h2, id "a") has no words'],
    ['<h1>Again</h1>', 'there are 2 headings of level 1, not one'],
  ])('%s', (html, message) => {
    expect(errors(main(html))).toEqual([`index.html: ${message}`]);
  });

  test('a page without a title', () => {
    expect(errors('<main><p>text</p></main>')).toEqual([
      'index.html: there are 0 headings of level 1, not one',
    ]);
  });
});
