// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layers } from './architecture.mjs';

const upward = 'Imports run one way; see architecture.mjs.';

/** The folders directly inside a layer that are layers of their own. */
const inside = (/** @type {string} */ folder) =>
  layers.map((each) => each.folder).filter((each) => each.startsWith(`${folder}/`));

const escaped = (/** @type {string} */ text) => text.replaceAll('/', '\\/');

/** How a file of one layer names a folder of `src`: by the alias, or by as many steps up as it likes. */
const naming = (/** @type {string} */ folder) => {
  const parts = folder.split('/').slice(1);
  // `../kit` is always the kit beside.
  const tails = parts
    .map((_, from) => parts.slice(from).join('/'))
    .filter((tail) => tail !== 'kit')
    .map(escaped);
  const own = inside(folder).map((each) => escaped(each.slice(folder.length + 1)));
  const notInner = own.length > 0 ? `(?!\\/(?:${own.join('|')})(?:\\/|$))` : '';
  return `(?:@site\\/${escaped(folder)}|(?:\\.\\.\\/)+(?:${tails.join('|')}))${notInner}(?:\\/|$)`;
};

/**
 * What lies beside a layer in the layer around it, as its files name it by steps up; nothing if it may
 * import that layer.
 * @param {import('./architecture.mjs').Layer} layer
 */
const besides = ({ folder, mayImport }) => {
  const around = layers.find((each) => folder.startsWith(`${each.folder}/`))?.folder;
  if (around === undefined || around === 'src/components' || mayImport.includes(around)) return [];
  const names = readdirSync(path.join(import.meta.dirname, around))
    .map((name) => name.replace(/\.\w+$/, ''))
    .filter((name) => `${around}/${name}` !== folder);
  return [`(?:\\.\\.\\/)+(?:${names.join('|')})(?:\\/|$)`];
};

const forbidden = {
  react: '(?:react|react-dom|@docusaurus|@mdx-js)(?:\\/|$)',
  packages: '(?!\\.{1,2}\\/|@site\\/)',
};

/**
 * The rules of one layer: no import, dynamic import or worker of a folder that it may not use.
 * @param {import('./architecture.mjs').Layer} layer
 */
const rulesOf = (layer) => {
  const { folder, mayImport, without = [] } = layer;
  const others = layers
    .map((each) => each.folder)
    .filter(
      (each) => each !== folder && !mayImport.includes(each) && !folder.startsWith(`${each}/`),
    );
  const patterns = [
    ...others.map(naming),
    ...besides(layer),
    ...inside(folder)
      .filter((each) => !mayImport.includes(each))
      .map((each) => `\\.\\/${escaped(each.slice(folder.length + 1))}(?:\\/|$)`),
    ...(folder === 'src/theme' ? [] : ['@theme(?:-original|-init)?\\/']),
    '(?:@site\\/|(?:\\.\\.\\/)+)(?:config|scripts|tests)\\/',
    ...without.flatMap((each) => (each === 'browser' ? [] : [forbidden[each]])),
  ].map((pattern) => `^${pattern}`);
  const literal = (/** @type {string} */ pattern) => `Literal[value=/${pattern}/]`;
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', ...inside(folder).map((each) => `${each}/**`)],
    rules: {
      '@typescript-eslint/no-restricted-imports': /** @type {const} */ ([
        'error',
        { patterns: patterns.map((regex) => ({ regex, message: upward })) },
      ]),
      'no-restricted-syntax': /** @type {const} */ ([
        'error',
        ...patterns.flatMap((pattern) =>
          ['ImportExpression >', 'NewExpression[callee.name="URL"] >'].map((where) => ({
            selector: `${where} ${literal(pattern)}`,
            message: upward,
          })),
        ),
      ]),
      ...(without.includes('browser') && {
        'no-restricted-globals': /** @type {const} */ ([
          'error',
          ...['document', 'window', 'navigator', 'location', 'localStorage', 'sessionStorage'].map(
            (name) => ({ name, message: 'Computations and facts know no browser.' }),
          ),
        ]),
      }),
    },
  };
};

export default defineConfig(
  globalIgnores([
    '.cache/',
    '.docusaurus/',
    'build/',
    'look/',
    'looks/',
    'node_modules/',
    'test-results/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}', '*.mts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // A table that is wider than the page scrolls in a named region, which the keyboard must reach.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region'], tags: [] }],
    },
  },
  ...layers.map(rulesOf),
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    // The fixtures of Playwright are named `use`, which is no hook of React.
    files: ['tests/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  prettier,
);
