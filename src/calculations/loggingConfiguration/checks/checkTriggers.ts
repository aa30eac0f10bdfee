import { commentOut, replaceLine } from '../finding';
import { readFormula, type Token } from '../formula';
import type { Entry, LocatedTrigger } from '../locatedConfiguration';
import { type CheckContext, quoted, type Report } from './checkContext';
import { checkFormula } from './checkFormulas';
import { belowFullPedal } from './ordinaryNotation';
import { reach } from './reachable';

const actions = ['start', 'stop', 'newfile'];

/** Comparisons of a column with a number, `APP,95,>`. */
const comparisonsIn = (tokens: readonly Token[]) =>
  tokens.flatMap((first, place) => {
    const [second, sign] = [tokens[place + 1], tokens[place + 2]];
    return first.kind === 'name' && second?.kind === 'number' && sign?.kind === 'operator'
      ? [{ name: first.name, value: second.value, sign: sign.text }]
      : [];
  });

/** From here a pedal that ends at 97 % is too low. */
const pedalEnd = 97;

/** Comparisons of which every raw value is tried; a file has few. */
const mostTried = 16;

const checkReach = (
  context: CheckContext,
  { condition, action }: { readonly condition: Entry; readonly action: string | null },
  report: Report,
): void => {
  const better = belowFullPedal(condition.value, action);
  const repair =
    better === condition.value
      ? null
      : replaceLine(`Write ${better}`, condition.line, `conditionrpn = ${better}`);
  for (const { name, value, sign } of comparisonsIn(readFormula(condition.value)).slice(
    0,
    mostTried,
  )) {
    const column = context.byName.get(name);
    const within = column && reach(column, value);
    const never =
      within &&
      ((sign === '==' && !within.exactly) ||
        (sign === '>' && value >= within.most) ||
        (sign === '>=' && value > within.most));
    if (never) report('never-true', condition.line, `${quoted(name)} ${sign} ${value}`, repair);
    else if (
      action === 'start' &&
      /^>=?$/.test(sign) &&
      name.startsWith('APP') &&
      value >= pedalEnd
    ) {
      report('pedal-may-end-lower', condition.line, `${quoted(name)} ${sign} ${value}`, repair);
    }
  }
};

const checkPair = (context: CheckContext, trigger: LocatedTrigger, report: Report): void => {
  const { condition, action } = trigger;
  if (condition) checkFormula(context, condition, 'trigger', report);
  if (condition && !action) {
    report('condition-without-action', condition.line, quoted(condition.value));
  }
  if (action && !condition) {
    const repair = commentOut(action.line, `action = ${action.value}`);
    report('action-without-condition', action.line, quoted(action.value), repair);
  }
  if (action && !actions.includes(action.value.toLowerCase())) {
    report('unknown-action', action.line, quoted(action.value));
  }
};

/** Conditions, actions, and whether a start can ever come true. */
export const checkTriggers = (context: CheckContext, report: Report): void => {
  const { triggers } = context.located;
  for (const [place, trigger] of triggers.entries()) {
    checkPair(context, trigger, report);
    const { condition, action } = trigger;
    if (condition && place < mostTried) {
      checkReach(context, { condition, action: action?.value.toLowerCase() ?? null }, report);
    }
  }
  const [first] = triggers;
  const starts = triggers.some(({ action }) => action?.value.toLowerCase() === 'start');
  if (first && !starts) {
    const line = first.condition?.line ?? first.action?.line ?? 1;
    report('no-start', line, `${triggers.length} triggers, and none of them starts.`);
  }
};
