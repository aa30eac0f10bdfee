import { parametersNamed } from '@site/src/data/loggingParameters';
import { insertBelow, type Repair, replaceLine } from '../finding';
import { checkStack, readFormula, type Token } from '../formula';
import type { Entry } from '../locatedConfiguration';
import { parameterBlock } from '../parameterBlock';
import { type CheckContext, entryOf, quoted, type Report } from './checkContext';
import { turnedAround } from './ordinaryNotation';
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
  const turned = turnedAround(entry.value);
  const what = wrong.text === '' ? 'Nothing between two commas.' : quoted(wrong.text);
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
    report('stack-leftovers', entry.line, `${left} values in ${quoted(entry.value)}`);
  }
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
  if (!checkNotation(entry, tokens, report)) return;
  checkHeight(entry, tokens, report);
  checkNames(context, entry, tokens, place, report);
  if (place === 'parameter' && !tokens.some(({ kind }) => kind === 'raw')) {
    report('formula-without-x', entry.line, quoted(entry.value));
  }
};

/** The formulas of parameters and calculated columns. */
export const checkFormulas = (context: CheckContext, report: Report): void => {
  for (const { entries, type } of context.columns) {
    const entry = entryOf(entries, 'scalingrpn');
    if (entry) checkFormula(context, entry, type === 'calc' ? 'calc' : 'parameter', report);
  }
};
