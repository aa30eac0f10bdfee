import { PurgeCSS } from 'purgecss';

/** What the styles are for: the built pages, and the scripts that may add to them. */
export interface SiteText {
  readonly pages: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Classes of the theme's framework that count only where a page carries them from the start: as words
 * they stand in scripts for other reasons, or a setting decides about them.
 */
const onlyInPages = [
  'alert',
  'badge',
  'card',
  'close',
  'col',
  'dropdown',
  'menu__caret',
  'menu__link--sublist-caret',
  'menu__list-item--collapsed',
  'menu__list-item-collapsible--active',
  'navbar--dark',
  'navbar--primary',
  'row',
  'tabs',
];

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

const tagsAndInlineScripts = /<script[^>]*>[^]*?<\/script>|<style[^>]*>[^]*?<\/style>|<[^>]+>/g;

/** The words of a page that are not its text: names of elements, classes and ids, inline scripts. */
const wordsOfHtml = (html: string): string[] => [
  ...new Set((html.match(tagsAndInlineScripts) ?? []).flatMap(words)),
];

const hasClass = (html: string, name: string): boolean =>
  new RegExp(`\\sclass=(?:"(?:[^"]*\\s)?${name}[\\s"]|${name}[\\s>])`).test(html);

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

/**
 * The stylesheet without what nothing on the site can use, which is most of the theme's framework.
 *
 * Every word of a script counts as a class that it may set, so a script must never put a class name
 * together from pieces. Attributes always count: scripts set them under other names (`dataset`).
 */
export async function usedStyles(css: string, { pages, scripts }: SiteText): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      ...pages.map((raw) => ({ raw, extension: 'html' })),
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    extractors: [{ extensions: ['html'], extractor: wordsOfHtml }],
    defaultExtractor: words,
    blocklist: onlyInPages.filter((word) => !pages.some((html) => hasClass(html, word))),
    dynamicAttributes: namesIn(css, /\[([\w-]+)/g),
    variables: true,
    safelist: {
      // Without this a pseudo-class by itself, as in `:is(:hover, :focus)`, would count as unused.
      standard: [/^:/],
      variables: [...pages, ...scripts].flatMap((text) => namesIn(text, /(--[a-z][\w-]*)/gi)),
    },
  });
  if (!result?.css) throw new Error('guide-post-build: PurgeCSS left no styles');
  return result.css;
}
