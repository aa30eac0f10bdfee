// @ts-check
/**
 * The layers of the house, from the bottom up: what each folder holds and what it may import. The lint
 * rule (eslint.config.mjs) and the table in CONTRIBUTING.md both come from this list.
 */

/**
 * @typedef {object} Layer
 * @property {string} folder
 * @property {string} holds
 * @property {readonly string[]} mayImport other folders of this list; its own files always
 * @property {readonly ('react' | 'browser' | 'packages')[]} [without] what its files may not use
 */

/** @type {readonly Layer[]} */
export const layers = [
  {
    folder: 'src/data',
    holds: 'facts with their sources, typed',
    mayImport: [],
    without: ['react', 'browser', 'packages'],
  },
  {
    folder: 'src/data/schemas',
    holds: 'build and tests only: what the data files must be like',
    mayImport: ['src/data'],
  },
  {
    folder: 'src/calculations',
    holds: 'pure computations',
    mayImport: ['src/data'],
    without: ['react', 'browser'],
  },
  {
    folder: 'src/search',
    holds: 'the index of the page and how it is asked',
    mayImport: ['src/data', 'src/calculations'],
    without: ['react'],
  },
  {
    folder: 'src/components/article',
    holds: 'what the text is set with: callouts, tables, source marks',
    mayImport: ['src/data', 'src/calculations'],
  },
  {
    folder: 'src/components/figures/kit',
    holds: 'how plots, maps and diagrams are drawn',
    mayImport: ['src/data', 'src/calculations', 'src/components/article'],
  },
  {
    folder: 'src/components/figures',
    holds: 'the pictures, one file or folder each',
    mayImport: [
      'src/data',
      'src/calculations',
      'src/components/article',
      'src/components/figures/kit',
    ],
  },
  {
    folder: 'src/components/instruments/kit',
    holds: 'how an instrument asks, keeps its case and answers',
    mayImport: [
      'src/data',
      'src/calculations',
      'src/components/article',
      'src/components/figures/kit',
    ],
  },
  {
    folder: 'src/components/instruments',
    holds: 'the instruments, one folder each, and the reader’s car',
    mayImport: [
      'src/data',
      'src/calculations',
      'src/components/article',
      'src/components/figures/kit',
      'src/components/instruments/kit',
    ],
  },
  {
    folder: 'src/components/job',
    holds: 'the job view and the logbook, made from the procedures in the page',
    mayImport: [
      'src/data',
      'src/calculations',
      'src/components/article',
      'src/components/instruments',
      'src/components/instruments/kit',
    ],
  },
  {
    folder: 'src/components/shell',
    holds: 'navbar, search, contents, scroll position, error screen',
    mayImport: ['src/data', 'src/search', 'src/components/article'],
  },
  {
    folder: 'src/components',
    holds: 'what a chapter can name: `index.ts`',
    mayImport: [
      'src/components/article',
      'src/components/figures',
      'src/components/instruments',
      'src/components/instruments/kit',
      'src/components/job',
    ],
  },
  {
    folder: 'src/theme',
    holds: 'the shell: swizzled theme components and the styles',
    mayImport: [
      'src/data',
      'src/components',
      'src/components/article',
      'src/components/figures/kit',
      'src/components/instruments',
      'src/components/shell',
    ],
  },
  {
    folder: 'src/client',
    holds: 'small modules that run once in every page',
    mayImport: [
      'src/data',
      'src/components/article',
      'src/components/figures',
      'src/components/figures/kit',
      'src/components/instruments',
      'src/components/instruments/kit',
      'src/components/job',
      'src/components/shell',
    ],
  },
  {
    folder: 'src/markdown',
    holds: 'build only: numbers, sources, terms and checks of the prose',
    mayImport: ['src/data'],
  },
  {
    folder: 'src/plugins',
    holds: 'build only: plugins, each with a README; what they need are their options',
    mayImport: [],
  },
];

/** Everything else; these may import whatever they need, and nothing in `src` imports them. */
const outside = [
  [
    'docs/',
    'prose only: `index.mdx` puts the chapters of `_chapters/` in order',
    'nothing; the page gives it its words',
  ],
  ['config/, docusaurus.config.ts, sidebars.ts', 'only name the parts'],
  ['tests/', 'what proves the built page; unit tests stand beside the code they test'],
  ['scripts/', 'the programs behind the npm scripts, each beside the folder of its parts'],
];

/** The table of CONTRIBUTING.md. */
export const layerTable = () => {
  const code = (/** @type {string} */ name) => `\`${name}\``;
  const names = (/** @type {readonly string[]} */ folders) =>
    folders.map((folder) => code(folder.replace('src/', ''))).join(', ') || 'nothing';
  const withoutText = (/** @type {Layer} */ { without = [] }) =>
    without.includes('browser')
      ? '; no React, no browser'
      : without.includes('react')
        ? '; no React'
        : '';
  return [
    '| Folder | Holds | May import |',
    '| --- | --- | --- |',
    ...layers.map(
      (layer) =>
        `| ${code(layer.folder)} | ${layer.holds}${withoutText(layer)} | ${names(layer.mayImport)} |`,
    ),
    ...outside.map(([folders = '', holds = '', imports = 'everything']) => {
      const listed = folders.split(', ').map(code).join(', ');
      return `| ${listed} | ${holds} | ${imports} |`;
    }),
  ].join('\n');
};
