import { isProven, type Judged } from './count';

/** Widths of the columns on a terminal, in characters. */
const widths = { row: 5, requirement: 60, build: 9, test: 70 } as const;

const cell = (text: string, width: number): string =>
  (text.length > width - 1 ? `${text.slice(0, width - 2)}…` : text).padEnd(width);

const verdictOf = (one: Judged): string => (isProven(one) ? 'proven' : 'NOT PROVEN');

const buildsOf = ({ proofs }: Judged): string =>
  [...new Set(proofs.map(({ build }) => build))].sort().join(' ');

/** One line a row: row, requirement, kind of build, the first test, verdict. */
export function asText(all: readonly Judged[]): string {
  return all
    .map((one) => {
      const [first, ...others] = one.proofs;
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
}

/** What speaks against each row that is not proven. */
export const faultsAsText = (all: readonly Judged[]): string[] =>
  all.flatMap(({ row, faults }) => faults.map((fault) => `R${row.number}: ${fault}`));

/** The last line of `npm run conformance`. */
export const closingLine = (all: readonly Judged[]): string =>
  `${all.filter(isProven).length} of ${all.length} rows proven`;

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The same with every test, and with what was chosen, as Markdown. */
export function asMarkdown(all: readonly Judged[]): string {
  const lines = all.map((one) => {
    const { number, requirement, note = '' } = one.row;
    const tests = one.proofs.map(
      ({ title, file, build, outcome }) =>
        `${escaped(title)} (${build}, \`${file.replaceAll('\\', '/')}\`, ${outcome})`,
    );
    const verdict = [verdictOf(one), ...one.faults.map(escaped)].join('<br>');
    const cells = [`R${number}`, escaped(requirement), escaped(note), buildsOf(one)];
    return `| ${[...cells, tests.join('<br>'), verdict].join(' | ')} |`;
  });
  return [
    '# Conformance with the specification',
    '',
    'P: the production build. X: a build with everything on. X-off: builds with parts off. N: builds made wrong on purpose. C: the sources alone.',
    '',
    '| Row | Requirement | Chosen or noted | Build | Tests | Verdict |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
    `${closingLine(all)}.`,
    '',
  ].join('\n');
}
