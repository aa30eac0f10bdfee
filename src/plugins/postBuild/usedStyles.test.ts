import { describe, expect, it } from 'vitest';
import { usedStyles } from './usedStyles';

const site = {
  pages: ['<p class="lead wide"><i class=mark>card</i><script>x.classList.add("late")</script>'],
  scripts: ['e({className:"menu__link",role:"alert"});t.setProperty("--set-late")'],
};
const used = (css: string, { pages, scripts } = site) => usedStyles(css, { pages, scripts });

describe('usedStyles', () => {
  it.each(['lead', 'wide', 'mark', 'late', 'menu__link'])('keeps the class %s', async (name) => {
    expect(await used(`.${name}{color:red}`)).toBe(`.${name}{color:red}`);
  });

  it('drops a class that stands nowhere, or only as a word of the text', async () => {
    expect(await used('.lead a,.card a,.gone{color:red}i{margin:0}')).not.toMatch(/card|gone/);
  });

  it('counts an everyday word only where a page carries it as a class', async () => {
    const css = '.lead,.alert{color:red}';
    expect(await used(css)).toBe('.lead{color:red}');
    for (const page of ['<p class=alert>', '<p class="lead alert">'])
      expect(await used(css, { ...site, pages: [...site.pages, page] })).toBe(css);
  });

  // Each of these is a way in which a style for a later state could be lost.
  it.each([
    'p:not(.gone){color:red}',
    '.lead:is(:hover,:focus-visible){color:red}',
    ':is(.lead,.wide):not(:first-child)>i{color:red}',
    'p:has(>.lead)::before{color:red}',
    '[data-car-engine="2.0"] .lead,[open]>p{color:red}',
    ':root[data-theme=dark] .lead{color:red}',
    '::selection{color:red}',
    '@media (forced-colors:active){.lead{color:red}}',
    '@media print{.lead{color:red}}',
    '@media (prefers-reduced-motion:reduce){*,::before{transition:none}}',
    '@layer a,b;@layer b{.lead{margin:0}}@layer a{.lead{top:0}}',
    '@keyframes a{12.5%{top:0}to{top:1px}}',
    '@font-face{font-family:x}',
    '@supports (overflow-anchor:auto){.lead{margin:0}}',
  ])('leaves %s as it is', async (css) => {
    expect(await used(css)).toBe(css);
  });

  it('drops a property that nothing reads, and keeps one that a script knows', async () => {
    const css =
      ':root{--a:1px;--b:var(--a);--set-late:2px;--gone:var(--c);--c:1px}.lead{top:var(--b)}';
    expect(await used(css)).toBe(':root{--a:1px;--b:var(--a);--set-late:2px}.lead{top:var(--b)}');
  });
});
