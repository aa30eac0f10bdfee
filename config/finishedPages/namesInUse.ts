/** What the pages and programs of the site contain, as text. */
export interface SiteText {
  readonly pages: string;
  readonly scripts: string;
}

const classAttribute = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const styleAttribute = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const inlineScript = /<script[^>]*>([^]*?)<\/script>/g;

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
  return new Set([...classes, ...styles, ...inline, ...wordsOf(scripts)]);
}
