import { isProven, type RowResult } from './rowResult';

/** Widths of the columns on a terminal, in characters. */
const widths = { row: 5, requirement: 60, build: 9, test: 70 } as const;

const cell = (text: string, width: number): string =>
  (text.length > width - 1 ? `${text.slice(0, width - 2)}…` : text).padEnd(width);

const verdictOf = (one: RowResult): string => (isProven(one) ? 'proven' : 'NOT PROVEN');

const buildsOf = ({ tests }: RowResult): string =>
  [...new Set(tests.map(({ build }) => build))].sort().join(' ');

/** One line a row: row, requirement, kind of build, the first test, verdict. */
export const asText = (all: readonly RowResult[]): string =>
  all
    .map((one) => {
      const [first, ...others] = one.tests;
      const more = others.length > 0 ? `${others.length} more, ` : '';
      return [
        cell(`R${one.row.number}`, widths.row),
        cell(one.row.requirement, widths.requirement),
        cell(buildsOf(one), widths.build),
        cell(more + (first?.title ?? 'none'), widths.test),
        verdictOf(one),
      ].join('');
    })
    .join('\n');

/** The last line of `npm run conformance`. */
export const closingLine = (all: readonly RowResult[]): string =>
  `${all.filter(isProven).length} of ${all.length} rows proven`;

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The same with every test, and with what was chosen, as Markdown. */
export const asMarkdown = (all: readonly RowResult[]): string =>
  [
    '# Conformance with the specification\n',
    'P: the production build. X: a build with everything on. X-off: builds with parts off. N: builds made wrong on purpose. C: the sources alone.\n',
    '| Row | Requirement | Chosen or noted | Build | Tests | Verdict |',
    '| --- | --- | --- | --- | --- | --- |',
    ...all.map((one) => {
      const { number, requirement, note = '' } = one.row;
      const tests = one.tests.map(
        ({ title, file, build, outcome }) =>
          `${escaped(title)} (${build ?? ''}, \`${file}\`, ${outcome})`,
      );
      const verdict = [verdictOf(one), ...one.errors.map(escaped)].join('<br>');
      const cells = [`R${number}`, escaped(requirement), escaped(note), buildsOf(one)];
      return `| ${[...cells, tests.join('<br>'), verdict].join(' | ')} |`;
    }),
    `\n${closingLine(all)}.\n`,
  ].join('\n');
