/** One check: an npm script, so that anyone can run it alone by the same name. */
export interface Check {
  readonly name: string;
  readonly script: string;
  /** Arguments that narrow the script to a part of what it checks. */
  readonly args?: readonly string[];
  /** The run of tests whose results are counted; without it the check is one proof. */
  readonly run?: string;
  /** The last line of what it prints is shown, also if it passed. */
  readonly showsLastLine?: true;
}

/** A command that runs checks: stages one after the other, in each at most two checks at a time. */
export interface Speed {
  readonly stages: readonly (readonly Check[])[];
  /** After a failed check no other begins. */
  readonly stopsAtFirst: boolean;
}

const chapters: Check = { name: 'chapters', script: 'check:chapters' };
const repeats: Check = { name: 'facts told twice', script: 'check:repeats' };
const markdown: Check = { name: 'Markdown', script: 'lint:markdown' };

const prose: readonly Check[] = [
  {
    name: 'voice, sources and published ids',
    script: 'unit',
    args: ['voice', 'prose', 'dangerousAdvice', 'publishedIds'],
    run: 'unit',
  },
  chapters,
  repeats,
  {
    name: 'spelling',
    script: 'lint:spelling',
    args: ['docs/**', '*.md', 'src/data/glossary.json'],
  },
  markdown,
];

const code: readonly Check[] = [
  { name: 'types', script: 'typecheck' },
  // It takes as long as all others together, so it begins early.
  { name: 'ESLint', script: 'lint:code' },
  { name: 'unit tests', script: 'unit', run: 'unit' },
  { name: 'unused code', script: 'lint:unused' },
  { name: 'stylelint', script: 'lint:styles' },
  { name: 'spelling', script: 'lint:spelling' },
  { name: 'Prettier', script: 'lint:format' },
  markdown,
];

/** Everything the tests of the specification's rows run in; `npm run conformance` runs these alone. */
export const rowChecks = {
  sources: [
    { name: 'components of the shell', script: 'proofs:components', run: 'components' },
    { name: 'builds made wrong on purpose', script: 'proofs:wrong', run: 'wrong' },
  ],
  fixtures: [
    {
      name: 'sites with everything on and with parts off',
      script: 'proofs:fixtures',
      run: 'fixtures',
    },
  ],
  build: [{ name: 'build without a warning', script: 'check:build' }],
  site: [{ name: 'site in a browser', script: 'e2e', run: 'site' }],
} as const satisfies Readonly<Record<string, readonly Check[]>>;

export const speeds = {
  /** `npm run check:prose`: what a change of the text can break, in seconds. */
  prose: { stages: [prose], stopsAtFirst: false },
  /** `npm run check`: what needs no build, in two minutes. */
  code: { stages: [code], stopsAtFirst: true },
  /** `npm test`: everything. What looks at the build comes after it, what measures time runs alone. */
  all: {
    stages: [
      [...code, chapters, repeats],
      rowChecks.sources,
      rowChecks.fixtures,
      rowChecks.build,
      [
        { name: 'HTML validity', script: 'check:html' },
        { name: 'links and anchors', script: 'check:links' },
        { name: 'facts on the page', script: 'check:facts' },
        { name: 'what the search answers', script: 'search:eval' },
        { name: 'what the page costs a phone', script: 'budget' },
      ],
      rowChecks.site,
      [{ name: 'how soon the search answers', script: 'speed', run: 'speed' }],
      [{ name: 'conformance', script: 'conformance', args: ['--count'], showsLastLine: true }],
    ],
    stopsAtFirst: false,
  },
} as const satisfies Readonly<Record<string, Speed>>;
