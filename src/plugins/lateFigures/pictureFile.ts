import { JSDOM } from 'jsdom';
import { parse, type Rule } from 'postcss';
import type { Picture } from './takeOut';

const { window } = new JSDOM('');

/** Rules that hold always: not those for paper, other widths or the dark mode. */
function plainRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  parse(css).each((node) => {
    if (node.type === 'rule') rules.push(node);
  });
  return rules;
}

const classesIn = (selector: string): readonly string[] =>
  Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);

/** The colours and measures of the site, of which the rules speak. */
const tokens = (rule: Rule): string =>
  rule.nodes
    .map(String)
    .filter((declaration) => declaration.startsWith('--site-'))
    .join(';');

function stylesFor(rules: readonly Rule[], present: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.selector === ':root') return `:root{${tokens(rule)}}`;
      const fits = rule.selectors.filter((selector) => {
        const classes = classesIn(selector);
        return classes.length > 0 && classes.every((name) => present.has(name));
      });
      return fits.length === 0 ? '' : `${fits.join(',')}{${rule.nodes.map(String).join(';')}}`;
    })
    .join('');
}

/**
 * Makes files of drawings that browsers show as images: each with the styles that it uses, in light
 * colours, which the page has without script.
 */
export function pictureFiles(css: string): (picture: Picture) => string {
  const rules = plainRules(css);
  const serializer = new window.XMLSerializer();
  return ({ html, around }) => {
    const drawing = JSDOM.fragment(html).firstElementChild;
    if (!drawing) throw new Error('guide-late-figures: a drawing is empty');
    const inside = [drawing, ...drawing.querySelectorAll('[class]')];
    const present = new Set([...around, ...inside.flatMap(({ classList }) => [...classList])]);
    const [width, height] = ['width', 'height'].map((name) => drawing.getAttribute(name) ?? '');
    // One of two drawings is hidden by its class; here each stands by itself.
    drawing.setAttribute('style', 'display:inline');
    return `<svg xmlns="http://www.w3.org/2000/svg" class="${around.join(' ')}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>svg{display:inline;font-family:sans-serif}${stylesFor(rules, present)}</style>${serializer.serializeToString(drawing)}</svg>`;
  };
}
