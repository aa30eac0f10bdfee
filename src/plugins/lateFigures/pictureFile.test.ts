// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pictureFiles } from './pictureFile';

const css = `
:root{--site-ink:#111;--ifm-other:1px;--map-1:#222}
[data-theme=dark]{--site-ink:#eee}
.small .cell text{fill:var(--site-ink)}
.cell text,.bar text{text-anchor:middle}
.cell path{fill:var(--map-1)}
.other{fill:red}
p{color:red}
@media print{.cell{fill:none}}
`;

const html =
  '<svg class=wide width=10 height=5 viewBox="0 0 10 5" role=img><title id=t>A & B</title><g class=cell><text x=1 data-middle="">7</text></g></svg>';

it('carries the styles that hold for the drawing, in light colours, as XML', () => {
  const file = pictureFiles(css)({ id: 'map', html, around: ['map', 'small'] });
  const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
  expect(parsed.documentElement.tagName).toBe('svg');
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 10 5');
  expect(parsed.querySelector('svg > svg text')?.textContent).toBe('7');
  const style = parsed.querySelector('style')?.textContent ?? '';
  expect(style).toContain(':root{--site-ink:#111;--map-1:#222}');
  expect(style).toContain('.small .cell text{fill:var(--site-ink)}');
  expect(style).toContain('.cell text{text-anchor:middle}');
  expect(style).not.toMatch(/bar|other|ifm|#eee|print|color:red/);
});
