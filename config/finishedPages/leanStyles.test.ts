import { expect, test } from 'vitest';
import { leanStyles } from './leanStyles';
import { namesInUse } from './namesInUse';

const inUse = namesInUse({
  pages: '<p class="lead wide"><i class=mark>card</i><script>x.classList.add("late")</script>',
  scripts: 'e({className:"menu__link"});t.setProperty("--set-late")',
});
const lean = (css: string) => leanStyles(css, inUse);

test('classes of the pages, of inline programs and of scripts stay', () => {
  for (const name of ['lead', 'wide', 'mark', 'late', 'menu__link']) {
    expect(lean(`.${name}{color:red}`)).toBe(`.${name}{color:red}`);
  }
});

test('a word of the text is no class', () => {
  expect(lean('.card{color:red}')).toBe('');
});

test('an everyday word of a program is no class, unless a page carries it', () => {
  const scripts = 'e({role:"alert"})';
  expect(leanStyles('.alert{color:red}', namesInUse({ pages: '', scripts }))).toBe('');
  const pages = '<p class="alert">';
  expect(leanStyles('.alert{color:red}', namesInUse({ pages, scripts }))).not.toBe('');
});

test('the folds of the sidebar count where there is a category', () => {
  const scripts = 'e("menu__list-item--collapsed")';
  const css = '.menu__list-item--collapsed{color:red}';
  expect(leanStyles(css, namesInUse({ pages: '', scripts }))).toBe('');
  const pages = '<div class="menu__list-item-collapsible">';
  expect(leanStyles(css, namesInUse({ pages, scripts }))).toBe(css);
});

test('of a list of selectors only the unused go', () => {
  expect(lean('.card a,.lead a{color:red}')).toBe('.lead a{color:red}');
});

test('elements, ids and attributes are left alone', () => {
  const css = 'h1,#x,[data-y]{color:red}';
  expect(lean(css)).toBe(css);
});

test('a property goes with the last rule that reads it, and the property that it was made of', () => {
  const css = ':root{--a:1px;--b:var(--a);--set-late:2px}.card{margin:var(--b)}.lead{margin:0}';
  expect(lean(css)).toBe(':root{--set-late:2px}.lead{margin:0}');
});

test('a class that must not be there, or may be, does not count', () => {
  const css =
    'p:not(.card){color:red}:where(.card,p:not(.x)){color:red}[class*=".card"]{color:red}';
  expect(lean(css)).toBe(css);
});

test('a list of one class is that class', () => {
  expect(lean(':where(.card) a,:is(.lead) a{color:red}')).toBe(':is(.lead) a{color:red}');
});

test('a property with one value on the whole page becomes that value', () => {
  const css = '@layer a{:root{--a:1px;--b:calc(var(--a)*2)}}.lead{margin:var(--b)}';
  expect(lean(css)).toBe('.lead{margin:calc(1px *2)}');
});

test('a value keeps the room that it needs beside the next', () => {
  const css = ':root{--s:100%;--h:1.5;--f:serif}p{font:var(--s)/var(--h)var(--f)}';
  expect(lean(css)).toBe('p{font:100%/1.5 serif}');
});

test('what a layer sets for the whole page goes if the site sets it itself', () => {
  const own = ':root{--a:var(--set-late)}[data-theme=dark]{--a:2px}p{margin:var(--a)}';
  const theme = '@layer t{:root{--a:8px}html[data-theme=dark]{--a:9px}';
  expect(lean(`${theme}}${own}`)).toBe(own);
  expect(lean(`${theme}.lead{--a:7px}}${own}`)).toBe(`@layer t{.lead{--a:7px}}${own}`);
});

test('a property that changes by place, by condition or by program stays', () => {
  for (const css of [
    ':root{--a:1px}.lead{--a:2px}p{margin:var(--a)}',
    ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
    '@media print{:root{--a:2px}}p{margin:var(--a)}',
    ':root{--set-late:1px}p{margin:var(--set-late)}',
    ':root{--a:1px;--b:var(--a)}.lead{--a:2px}p{margin:var(--b)}',
  ]) {
    expect(lean(css)).toBe(css);
  }
});

test('layers keep their order, animations their steps, faces their names', () => {
  const css =
    '@layer two,one;@layer two{.lead{margin:0}}@layer one{.lead{top:0}}@keyframes a{12.5%{top:0}to{top:1px}}' +
    '@font-face{font-family:x}@media print{.lead{margin:0}}';
  expect(lean(`${css}@layer one{.card{margin:0}}`)).toBe(css);
});

test('an empty layer has no place in the order', () => {
  expect(lean('@layer one,two;@layer two{.lead{margin:0}}@layer one{.card{margin:0}}')).toBe(
    '@layer two;@layer two{.lead{margin:0}}',
  );
  expect(lean('@layer one;')).toBe('');
});

test('text is underlined by one name of the property', () => {
  const css = 'a{-webkit-text-decoration:underline;text-decoration:underline}';
  expect(lean(css)).toBe('a{text-decoration:underline}');
});
