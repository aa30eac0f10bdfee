import { parametersNamed } from '@site/src/data/loggingParameters';
import { insertBelow, type Repair, replaceLine } from '../finding';
import { evaluateTokens } from '../evaluateFormula';
import { checkStack, readFormula, type Token } from '../formula';
import type { Entry } from '../locatedConfiguration';
import { parameterBlock } from '../parameterBlock';
import { type CheckContext, entryOf, quoted, type Report } from './checkContext';
import { takesForVolts } from '../millivolts';
import { turnedAround, withCommas, withoutDecimalCommas } from './ordinaryNotation';
import { sampleNameOf, similarName } from './similarName';

/** Where a formula stands decides what it may use. */
type Place = 'parameter' | 'calc' | 'trigger';

const rewritten = ({ key, line }: Entry, formula: string): Repair =>
  replaceLine(`Write ${quoted(formula)}`, line, `${key} = ${formula}`);

const checkNotation = (entry: Entry, tokens: readonly Token[], report: Report): boolean => {
  if (tokens.length === 0) {
    report('empty-formula', entry.line, entry.key);
    return false;
  }
  const wrong = tokens.find(({ kind }) => kind === 'unreadable');
  if (!wrong) return true;
  const turned = turnedAround(entry.value) ?? withCommas(entry.value);
  const what = wrong.text === '' ? 'Nothing between two commas.' : quoted(wrong.text);
  if (/^[+-]?[\d.][\w.]*$/.test(wrong.text)) {
    report('unreadable-number', entry.line, what);
    return false;
  }
  report('ordinary-notation', entry.line, what, turned ? rewritten(entry, turned) : null);
  return false;
};

const checkHeight = (entry: Entry, tokens: readonly Token[], report: Report): void => {
  const { underflowAt, left } = checkStack(tokens);
  if (underflowAt !== null) {
    const last = tokens.length - 1;
    const loose = underflowAt === last && ['&&', '||'].includes(tokens[last]?.text ?? '');
    const shorter = tokens
      .slice(0, -1)
      .map(({ text }) => text)
      .join(',');
    const what = `${tokens[underflowAt]?.text ?? ''} in ${quoted(entry.value)}`;
    report('stack-underflow', entry.line, what, loose ? rewritten(entry, shorter) : null);
  } else if (left > 1) {
    const joined = withoutDecimalCommas(tokens);
    if (joined !== undefined) {
      report('decimal-comma', entry.line, quoted(entry.value), rewritten(entry, joined));
    } else report('stack-leftovers', entry.line, `${left} values in ${quoted(entry.value)}`);
  }
};

/** A formula that a semicolon cut off, as people part items with it. */
const checkCut = ({ located }: CheckContext, entry: Entry, report: Report): boolean => {
  const { comment = null } = located.lines[entry.line - 1] ?? {};
  const items = `${entry.value},${comment ?? ''}`.split(/[;,]/).map((item) => item.trim());
  const whole = readFormula(items.join(','));
  const isFormula =
    comment !== null &&
    whole.length > 2 &&
    whole.every(({ kind }) => kind !== 'unreadable') &&
    whole.some(({ kind }) => kind === 'operator');
  const { underflowAt, left } = checkStack(whole);
  if (!isFormula || underflowAt !== null || left !== 1) return false;
  report('cut-formula', entry.line, quoted(entry.value), rewritten(entry, items.join(',')));
  return true;
};

/** Raw values that are tried. */
const tried = [1, 2, 100, 1000];

/** What the formula makes of some raw values. */
const checkValues = (entry: Entry, tokens: readonly Token[], report: Report): void => {
  const results = tried.map((raw) => evaluateTokens(tokens, { raw }));
  const values = results.flatMap((result) => (result.ok ? [result.value] : []));
  const never = results.every((result) => !result.ok && result.problem.kind === 'not-finite');
  if (never) report('never-a-number', entry.line, quoted(entry.value));
  else if (
    tokens.some(({ kind }) => kind === 'raw') &&
    values.length === tried.length &&
    new Set(values).size === 1 &&
    // A comparison may be true for all that are tried.
    !tokens.some(({ text }) => /[<>=&|]/.test(text))
  )
    report('always-the-same', entry.line, quoted(entry.value));
};

/** An analogue input whose formula takes its millivolts for volts. */
const checkMillivolts = (entry: Entry, tokens: readonly Token[], report: Report): void => {
  const atFiveVolts = takesForVolts(tokens);
  if (atFiveVolts === null) return;
  const what = `${quoted(entry.value)}: 5 V would be ${String(atFiveVolts)}`;
  const formula = `x,0.001,*,${tokens
    .slice(1)
    .map(({ text }) => text)
    .join(',')}`;
  const repair = tokens[0]?.kind === 'raw' ? rewritten(entry, formula) : null;
  report('millivolts', entry.line, what, repair);
};

/** The last line of the channel to the engine computer. */
const endOfObd = ({ columns, located }: CheckContext): number | null => {
  const last = columns.findLast(({ type }) => type === 'obd');
  const opening = located.channels.find((each) => each.opening?.value.toLowerCase() === 'obd');
  return last?.entries.at(-1)?.line ?? last?.line ?? opening?.opening?.line ?? null;
};

const repairName = (context: CheckContext, entry: Entry, name: string): Repair | null => {
  const meant = similarName(name, [...context.byName.keys()]);
  if (meant !== undefined) {
    const items = entry.value.split(',').map((item) => item.trim());
    const formula = items.map((item) =>
      item === name ? meant : item === `#${name}` ? `#${meant}` : item,
    );
    return rewritten(entry, formula.join(','));
  }
  const sampleName = sampleNameOf(name) ?? name;
  const sample = parametersNamed(sampleName)[0];
  const end = endOfObd(context);
  if (!sample || end === null || sampleName !== name) return null;
  const { settings } = parameterBlock(sample, name);
  const lines = settings.map(({ key, value }) => `${key} = ${value}`);
  return insertBelow(`Add ${name}`, end, ['', `paramname = ${name}`, ...lines]);
};

const checkNames = (
  context: CheckContext,
  entry: Entry,
  tokens: readonly Token[],
  place: Place,
  report: Report,
): void => {
  for (const token of tokens) {
    if (token.kind === 'raw' && place !== 'parameter') {
      report('x-without-value', entry.line, quoted(entry.value));
    }
    if (token.kind !== 'name') continue;
    const column = context.byName.get(token.name);
    if (!column) {
      report('unknown-name', entry.line, quoted(token.name), () =>
        repairName(context, entry, token.name),
      );
    } else if (place === 'calc' && !token.before && column.entries.includes(entry)) {
      report('refers-to-itself', entry.line, quoted(token.name));
    } else if (place === 'parameter') {
      report('name-in-parameter', entry.line, quoted(token.name));
    } else if (column.line > entry.line) report('name-below', entry.line, quoted(token.name));
  }
};

/** A formula of any kind. */
export const checkFormula = (
  context: CheckContext,
  entry: Entry,
  place: Place,
  report: Report,
): void => {
  const tokens = readFormula(entry.value);
  if (checkCut(context, entry, report)) return;
  if (!checkNotation(entry, tokens, report)) return;
  checkHeight(entry, tokens, report);
  checkNames(context, entry, tokens, place, report);
  checkValues(entry, tokens, report);
  if (place === 'parameter' && !tokens.some(({ kind }) => kind === 'raw')) {
    report('formula-without-x', entry.line, quoted(entry.value));
  }
};

/** The formulas of parameters and calculated columns. */
export const checkFormulas = (context: CheckContext, report: Report): void => {
  for (const { entries, type } of context.columns) {
    const entry = entryOf(entries, 'scalingrpn');
    if (!entry) continue;
    checkFormula(context, entry, type === 'calc' ? 'calc' : 'parameter', report);
    if (type === 'adc') checkMillivolts(entry, readFormula(entry.value), report);
  }
};
