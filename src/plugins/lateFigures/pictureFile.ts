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

const written = (rule: Rule, selectors: readonly string[]): string =>
  selectors.length === 0 ? '' : `${selectors.join(',')}{${rule.nodes.map(String).join(';')}}`;

/** Rules whose classes are all present, and the colours and measures that they name. */
function stylesFor(rules: readonly Rule[], present: ReadonlySet<string>): string {
  const styles = rules
    .map((rule) =>
      written(
        rule,
        rule.selectors.filter((selector) => {
          const classes = classesIn(selector);
          return classes.length > 0 && classes.every((name) => present.has(name));
        }),
      ),
    )
    .join('');
  const named = new Set(Array.from(styles.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const tokens = rules
    .filter(({ selector }) => selector === ':root')
    .flatMap(({ nodes }) => nodes)
    .filter((node) => node.type === 'decl' && named.has(node.prop));
  return `:root{${tokens.map(String).join(';')}}${styles}`;
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
    // One of two drawings is hidden by its class; here each stands by itself, without room around it.
    const alone = 'display:inline;margin:0;padding:0';
    drawing.setAttribute('style', alone);
    return `<svg xmlns="http://www.w3.org/2000/svg" class="${around.join(' ')}" style="${alone}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>svg{font-family:sans-serif}${stylesFor(rules, present)}</style>${serializer.serializeToString(drawing)}</svg>`;
  };
}
