import type { ConfigurationLine } from '../configurationLines';
import { commentOut, type Repair, replaceLine } from '../finding';
import { knownKeys } from '../knownKeys';
import { type CheckContext, quoted, type Report } from './checkContext';
import { belowFullPedal, turnedAround, withoutZeros } from './ordinaryNotation';

const oldTrigger =
  /^trigger\s+action\s*[:=]?\s*(start|stop|newfile)?\s*(?:condition\s*[:=]?\s*(.{1,200}))?$/i;
const oldCondition = /^condition\s*[:=]?\s+(.{1,200})$/i;

/** The content of a line without its comment. */
const contentOf = ({ text }: ConfigurationLine): string => (text.split(';')[0] ?? '').trim();

const triggerLines = (condition: string, action: string): readonly string[] => {
  const written = turnedAround(condition) ?? withoutZeros(condition);
  return [`conditionrpn = ${belowFullPedal(written, action)}`, `action = ${action}`];
};

/** The trigger text of the earlier guide, in one line or in two. */
const repairOldTrigger = (
  line: ConfigurationLine,
  next: ConfigurationLine | undefined,
): Repair | undefined => {
  const [found, action = 'start', condition] = oldTrigger.exec(contentOf(line)) ?? [];
  if (found === undefined) return undefined;
  const below = condition === undefined && next ? oldCondition.exec(contentOf(next))?.[1] : null;
  const written = condition ?? below;
  if (!written) return commentOut(line.number, line.text);
  const lines = triggerLines(written, action.toLowerCase());
  const to = below ? line.number + 1 : line.number;
  return { label: `Write ${lines.join(' and ')}`, edits: [{ from: line.number, to, lines }] };
};

const keyInside = new RegExp(`\\s(?=(?:${knownKeys.join('|')})\\s*=[^=])`, 'gi');

const repairMissingSign = ({ value, number, text }: ConfigurationLine): Repair => {
  const [word = '', ...rest] = value.split(/[\s:]+/, 20);
  const key = word.toLowerCase();
  if (!knownKeys.includes(key) || rest.length === 0) return commentOut(number, text);
  const line = `${key} = ${rest.join(' ')}`;
  return replaceLine(`Write ${line}`, number, line);
};

/** Lines that are no `key = value`, or hold more than one. */
export const checkLines = ({ located }: CheckContext, report: Report): void => {
  let conditionOfOldTrigger = 0;
  for (const [place, line] of located.lines.entries()) {
    const { number, key, value } = line;
    if (value === '' && key === null) continue;
    if (number === conditionOfOldTrigger) continue;
    const content = contentOf(line);
    const old = /^trigger/i.test(content)
      ? repairOldTrigger(line, located.lines[place + 1])
      : undefined;
    if (old) {
      report('old-trigger', number, quoted(content), old);
      if (old.edits[0]?.to === number + 1) conditionOfOldTrigger = number + 1;
    } else if (/^condition/i.test(content) && oldCondition.test(content)) {
      report('old-trigger', number, quoted(content), commentOut(number, line.text));
    } else if (key === null) {
      report('unreadable-line', number, quoted(value), () => repairMissingSign(line));
    } else if (value.length < 500 && ` ${value}`.search(keyInside) >= 0) {
      const lines = content.split(keyInside).map((each) => each.trim());
      const repair = { label: 'One line for each', edits: [{ from: number, to: number, lines }] };
      report('two-keys', number, quoted(content), repair);
    }
  }
};
