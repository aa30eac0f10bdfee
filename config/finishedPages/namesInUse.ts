/** What the pages and programs of the site contain, as text. */
export interface SiteText {
  readonly pages: string;
  readonly scripts: string;
}

const classAttribute = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const styleAttribute = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const inlineScript = /<script[^>]*>([^]*?)<\/script>/g;

/**
 * Words of programs that do not count as classes: everyday words that are classes of the theme's
 * framework, too, and classes by which a setting shows. Where a page does show such a class it stands
 * in the page already when it is written, and is kept for that.
 */
const shownFromTheStart = new Set([
  'alert',
  'badge',
  'card',
  'close',
  'dropdown',
  'navbar--dark',
  'navbar--primary',
  'tabs',
]);

/** Classes of the folds in the sidebar: without a category none is ever shown. */
const ofCategories = /^menu__(?:caret|link--sublist|list-item--collapsed|list-item-collapsible)/;

const wordsOf = (program: string): string[] => program.match(/[\w-]+/g) ?? [];

/**
 * Every name that the site may come to use: the classes and inline styles of its pages, and every word
 * of its programs, for any of them may be a class that is set at run time. A class must therefore never be put together
 * from parts at run time.
 */
export function namesInUse({ pages, scripts }: SiteText): ReadonlySet<string> {
  const classes = [...pages.matchAll(classAttribute)].flatMap(([, ...values]) =>
    values.join('').split(/\s+/),
  );
  const inline = [...pages.matchAll(inlineScript)].flatMap(([, program = '']) => wordsOf(program));
  const styles = [...pages.matchAll(styleAttribute)].flatMap(([attribute]) => wordsOf(attribute));
  const hasCategories = classes.includes('menu__list-item-collapsible');
  const programs = wordsOf(scripts).filter(
    (word) => !shownFromTheStart.has(word) && (hasCategories || !ofCategories.test(word)),
  );
  return new Set([...classes, ...styles, ...inline, ...programs]);
}
