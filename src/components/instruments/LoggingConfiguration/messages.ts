import type { Severity } from '@site/src/calculations/loggingConfiguration/findingRules';
import type { LoggingBudget } from '@site/src/calculations/loggingConfiguration/loggingBudget';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import type { CheckedFile } from './checkedFile';
import type { BuiltLogging, CheckedLogging } from './compute';

export const calculatedLabels = [
  ['AFR', 'AFR'],
  ['FT_SUM', 'Both fuel trims'],
  ['INJ_DUTY', 'Injector duty'],
  ['BOOST_PSI', 'Boost in psi'],
  ['HEAT_RISE', 'Warming of the intake air'],
] as const;

export const unreadable = 'The file could not be read: open it again.';

export const tooLong = (size: number): string =>
  `This has ${Math.ceil(size / 1000)} thousand characters, a logcfg.txt about 11 thousand: take another file. What stood here stays.`;

export const emptyFile = (name: string): string =>
  `${name} is empty: with it the adapter logs nothing. What stood here stays.`;

/** Rows per second in words; the model gives none without a pace. */
export const rowsInWords = ({ rowsPerSecond }: LoggingBudget): string =>
  rowsPerSecond === null
    ? 'no pace can be foretold'
    : `about ${printedNumber(rowsPerSecond, { decimals: rowsPerSecond < 10 ? 1 : 0 })} rows per second`;

/** A built file in one sentence. */
export const builtSentence = ({ budget, leftOut }: BuiltLogging): string => {
  const missing = leftOut.length === 0 ? '' : ` Left out: ${leftOut.length}.`;
  return `The file logs ${budget.parameters} columns, ${rowsInWords(budget)}.${missing}`;
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const foundSentence = ({ findings, omitted, lines }: CheckedFile): string => {
  const of = (severity: Severity) => findings.filter((each) => each.severity === severity).length;
  const size = counted(lines, 'line');
  if (findings.length === 0) return `Nothing found in ${size}.`;
  const more = omitted > 0 ? `, and ${omitted} more` : '';
  return `${counted(of('error'), 'error')}, ${counted(of('warning'), 'warning')}, ${counted(of('note'), 'note')}${more} in ${size}.`;
};

/** A checked file in one sentence. */
export const checkedSentence = ({ text, file, failed }: CheckedLogging): string => {
  if (text === '')
    return 'Paste a file, or open one: the findings stand here. With an empty file the adapter logs nothing.';
  if (failed) return 'The check did not load. Change the text to try again.';
  return file?.text === text ? foundSentence(file) : 'Checking.';
};
