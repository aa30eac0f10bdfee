import { commentOut } from '../finding';
import { groupOf, isHidden } from '../configuration';
import { plainConfiguration } from '../locatedConfiguration';
import { doubtfulRows, limits, loggingBudget } from '../loggingBudget';
import { judged } from '../sampleGroups';
import { type CheckContext, entryOf, quoted, type Report } from './checkContext';

const checkNumbers = ({ columns }: CheckContext, report: Report): void => {
  let characters = 'sample,time'.length;
  let long = false;
  for (const [place, { name, line, entries }] of columns.entries()) {
    if (place === limits.parameters) {
      report('too-many-parameters', line, `Parameter ${place + 1} of ${columns.length}.`);
    }
    if (isHidden(entries)) continue;
    characters += name.length + 1;
    if (!long && characters >= limits.headerCharacters) {
      report('long-header', line, `The header reaches ${characters} characters here.`);
      long = true;
    }
  }
};

const checkPace = (context: CheckContext, report: Report): void => {
  const entry = context.located.channels
    .flatMap(({ entries }) => [...entries])
    .findLast(({ key }) => key === 'calcsampinterval');
  const { rowsPerSecond } = loggingBudget(plainConfiguration(context.located));
  if (!entry || rowsPerSecond === null) return;
  const what = `calcsampinterval = ${quoted(entry.value)}: about ${rowsPerSecond.toFixed(1)} rows per second`;
  if (Number(entry.value) < 500 || Number(entry.value) > 100_000) {
    report('unseen-pace', entry.line, what);
  }
  if (rowsPerSecond > doubtfulRows) report('fast-pace', entry.line, what);
};

const checkGroups = ({ columns }: CheckContext, report: Report): void => {
  const members = new Map<string, number>();
  const groups = columns.flatMap(({ name, entries }) => {
    const entry = entryOf(entries, 'sampgroup') ?? entryOf(entries, 'priority');
    const group = groupOf(entries);
    return entry && group !== null ? [{ name, entry, group }] : [];
  });
  for (const { group } of groups) members.set(group, (members.get(group) ?? 0) + 1);
  for (const { name, entry, group } of groups) {
    const repair = commentOut(entry.line, `${entry.key} = ${entry.value}`);
    if (judged.has(name)) report('judged-in-group', entry.line, quoted(name), repair);
    if (members.get(group) === 1) report('group-of-one', entry.line, quoted(name), repair);
  }
};

/** Numbers, lengths, pace and groups. */
export const checkLimits = (context: CheckContext, report: Report): void => {
  checkNumbers(context, report);
  checkPace(context, report);
  checkGroups(context, report);
};
