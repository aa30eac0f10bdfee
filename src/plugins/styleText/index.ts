import type { Plugin } from '@docusaurus/types';

interface StyleRule {
  readonly test?: unknown;
  resourceQuery?: unknown;
}

/** What an import of styles as text ends with. */
const asText = /^\?text$/;

const isStyleRule = (rule: unknown): rule is StyleRule => {
  const test = typeof rule === 'object' && rule !== null && 'test' in rule ? rule.test : undefined;
  return test instanceof RegExp && (test.test('a.css') || test.test('a.module.css'));
};

/** Lets a script bring its own styles: `import styles from './view.css?text'`. See README.md. */
export const styleText = (): Plugin => ({
  name: 'guide-style-text',
  configureWebpack({ module }) {
    const rules: readonly StyleRule[] = (module?.rules ?? []).flatMap((rule) =>
      isStyleRule(rule) ? [rule] : [],
    );
    if (rules.length === 0)
      throw new Error(
        'guide-style-text: Docusaurus has no rule for styles any more; see src/plugins/styleText/README.md',
      );
    for (const rule of rules) rule.resourceQuery = { not: [asText] };
    return {
      module: { rules: [{ test: /\.css$/, resourceQuery: asText, type: 'asset/source' }] },
    };
  },
});
