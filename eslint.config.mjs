// @ts-check
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The folders of `src`, as an import from anywhere else in `src` names them. */
const folder = (/** @type {string[]} */ ...names) =>
  `^(?:@site/src|(?:\\.\\./)+(?:src/)?|\\./)/?(?:${names.join('|')})(?:/|$)`;

/** The schemas of the data are for the build and for tests; the browser trusts what they passed. */
const schemas = {
  regex: '^valibot$|(?:^|/)schemas(?:/|$)',
  message: 'Data is checked in the build; see config/checkedData.ts.',
};

/**
 * One floor of the house: its files may not import what the table in CONTRIBUTING.md does not
 * allow. Tests may.
 * @param {string} name
 * @param {{ regex: string, message: string }[]} patterns
 */
const floor = (name, patterns) => ({
  files: [`src/${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', 'src/data/schemas/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': /** @type {const} */ ([
      'error',
      { patterns: [...patterns, schemas] },
    ]),
  },
});

const upward = 'Imports run one way; see "The house" in CONTRIBUTING.md.';
const theme = { regex: '^@theme(?:-original|-init)?/', message: upward };
const packages = {
  regex: '^(?!\\.{1,2}/|@site/src/data/)',
  message: 'Facts import nothing but each other.',
};
const react = {
  regex: '^(?:react|react-dom|@docusaurus|@mdx-js)(?:/|$)',
  message: 'Computations know neither React nor the page.',
};

export default defineConfig(
  globalIgnores(['.cache/', '.docusaurus/', 'build/', 'look/', 'node_modules/', 'test-results/']),
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
  floor('data', [
    packages,
    {
      regex: folder(
        'calculations',
        'components',
        'markdown',
        'search',
        'theme',
        'client',
        'plugins',
      ),
      message: upward,
    },
  ]),
  floor('calculations', [
    react,
    theme,
    {
      regex: folder('components', 'markdown', 'search', 'theme', 'client', 'plugins'),
      message: upward,
    },
  ]),
  floor('components', [
    theme,
    { regex: folder('markdown', 'theme', 'client', 'plugins'), message: upward },
  ]),
  floor('markdown', [
    theme,
    {
      regex: folder('calculations', 'components', 'search', 'theme', 'client', 'plugins'),
      message: upward,
    },
  ]),
  floor('plugins', [
    theme,
    {
      regex: folder('calculations', 'components', 'markdown', 'search', 'theme', 'client', 'data'),
      message: 'Build plugins know nothing of the guide; what they need are their options.',
    },
  ]),
  floor('search', [
    theme,
    { regex: folder('components', 'markdown', 'theme', 'client', 'plugins'), message: upward },
  ]),
  floor('client', [theme, { regex: folder('markdown', 'theme', 'plugins'), message: upward }]),
  floor('theme', [{ regex: folder('markdown', 'client', 'plugins'), message: upward }]),
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    // The fixtures of Playwright are named `use`, which is no hook of React.
    files: ['tests/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  prettier,
);
