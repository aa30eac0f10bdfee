import { playwrightReport, vitestReport, type ReportReader } from './reports';

/** One check of `npm test`: an npm script, so that anyone can run it alone by the same name. */
export interface Check {
  readonly name: string;
  readonly script: string;
  /** Arguments that narrow the script to a part of what it checks. */
  readonly narrowed?: readonly string[];
  /** A runner's own counts; without them the check is one proof. */
  readonly report?: { readonly file: string; readonly read: ReportReader };
  /** The last line of what it prints is shown, also if it passed. */
  readonly tellsLastLine?: true;
}

/**
 * Stages run one after the other. Within a stage at most two checks run at a time, started in this
 * order. What looks at the build comes after it, and what measures time in a browser runs alone.
 */
export const stages: readonly (readonly Check[])[] = [
  [
    { name: 'types', script: 'typecheck' },
    { name: 'ESLint', script: 'lint:code' },
    { name: 'Prettier', script: 'lint:format' },
    { name: 'stylelint', script: 'lint:styles' },
    { name: 'Markdown', script: 'lint:markdown' },
    { name: 'spelling', script: 'lint:spelling' },
    { name: 'unused code', script: 'lint:unused' },
    {
      name: 'unit tests',
      script: 'unit',
      report: { file: 'test-results/unit.json', read: vitestReport },
    },
  ],
  [
    {
      name: 'components of the shell',
      script: 'proofs:components',
      report: { file: 'test-results/components.json', read: vitestReport },
    },
    {
      name: 'builds made wrong on purpose',
      script: 'proofs:wrong',
      report: { file: 'test-results/wrong.json', read: vitestReport },
    },
  ],
  [
    {
      name: 'sites with everything on and with parts off',
      script: 'proofs:fixtures',
      report: { file: 'test-results/fixtures.json', read: playwrightReport },
    },
  ],
  [{ name: 'build without a warning', script: 'check:build' }],
  [
    { name: 'HTML validity', script: 'check:html' },
    { name: 'links and anchors', script: 'check:links' },
    { name: 'facts on the page', script: 'check:facts' },
    { name: 'what the page costs a phone', script: 'budget' },
    { name: 'places of the mutations', script: 'check:mutations', tellsLastLine: true },
  ],
  [
    {
      name: 'site in a browser',
      script: 'e2e',
      report: { file: 'test-results/site.json', read: playwrightReport },
    },
  ],
  // Counts the rows of the specification in the reports of this run.
  [{ name: 'conformance', script: 'conformance', tellsLastLine: true }],
];
