import { commentOut, type Repair, replaceLine } from '../finding';
import { channelKeys, knownKeys, parameterKeys } from '../knownKeys';
import type { Entry } from '../locatedConfiguration';
import { wholeNumber } from '../wholeNumber';
import { type CheckContext, entryOf, quoted, type Report } from './checkContext';
import { similarName } from './similarName';

const oneOf = (...values: readonly number[]) => ({
  holds: (value: string) => values.includes(wholeNumber(value)),
  wants: values.length > 2 ? values.join(', ') : values.join(' or '),
});

const between = (least: number, most: number) => ({
  holds: (value: string) => wholeNumber(value) >= least && wholeNumber(value) <= most,
  wants: `${least} to ${most}`,
});

/** What each key takes. */
const values: Readonly<
  Record<string, { readonly holds: (value: string) => boolean; readonly wants: string }>
> = {
  mode: {
    holds: (value) => [0x01, 0x22, 0x23].includes(wholeNumber(value)),
    wants: '0x01, 0x22 or 0x23',
  },
  paramid: { holds: (value) => !Number.isNaN(wholeNumber(value)), wants: 'a number, such as 0x0C' },
  databits: oneOf(1, 8, 16, 24, 32),
  offsetbits: between(0, 31),
  isfloat: oneOf(0, 1),
  issignedint: oneOf(0, 1),
  isvisible: oneOf(0, 1),
  sampgroup: between(0, 15),
  priority: { holds: (value) => wholeNumber(value) === 2, wants: '2' },
  sortpids: oneOf(0, 1),
  calcsampinterval: between(1, 10_000_000),
  calcconstdelay: between(0, 10_000_000),
  protocolid: between(1, 255),
  fillmissingsamples: oneOf(0, 1),
  zerosamplecount: oneOf(0, 1),
  zerotimecount: oneOf(0, 1),
};

/** `22` is decimal: for the mode it is meant as 0x22. */
const repairValue = ({ key, value, line }: Entry): Repair | null => {
  if (key === 'priority') return replaceLine('Write sampgroup = 1', line, 'sampgroup = 1');
  const meant = /^(?:01|22|23)$/.exec(value);
  return key === 'mode' && meant
    ? replaceLine(`Write 0x${value}`, line, `mode = 0x${value}`)
    : null;
};

const checkUnknown = ({ key, value, line }: Entry, report: Report): void => {
  // The maker's notes misspell it once: cspell:ignore calcconstantdelay
  if (key === 'calcconstantdelay') {
    const text = `calcconstdelay = ${value}`;
    report('misspelt-key', line, key, replaceLine(`Write ${text}`, line, text));
    return;
  }
  const meant = similarName(key, knownKeys);
  const text = `${meant ?? ''} = ${value}`;
  const repair = meant
    ? replaceLine(`Write ${quoted(text)}`, line, text)
    : commentOut(line, `${key} = ${value}`);
  report('unknown-key', line, quoted(key), repair);
};

/** The trigger text of the earlier guide, which the check of the lines reports. */
const ofOldTriggers = /^(?:trigger\b|condition\b(?!rpn))/;

const checkOne = (entry: Entry, report: Report): void => {
  const { key, value, line } = entry;
  if (ofOldTriggers.test(key)) return;
  if (!knownKeys.includes(key)) {
    checkUnknown(entry, report);
    return;
  }
  const rule = Object.hasOwn(values, key) ? values[key] : undefined;
  if (rule && !rule.holds(value)) {
    report(
      'wrong-value',
      line,
      `${key} = ${quoted(value)}; it takes ${rule.wants}`,
      repairValue(entry),
    );
  }
  if (key === 'sortpids' || key === 'calcconstdelay') {
    report('pace-keys', line, key, commentOut(line, `${key} = ${value}`));
  }
  if (key === 'debug')
    report('no-echo', line, `${key} = ${quoted(value)}`, commentOut(line, `${key} = ${value}`));
};

const checkTwice = (entries: readonly Entry[], report: Report): void => {
  const seen = new Set<string>();
  for (const { key, value, line } of entries) {
    if (seen.has(key) && knownKeys.includes(key)) {
      report('duplicate-key', line, quoted(key), commentOut(line, `${key} = ${value}`));
    }
    seen.add(key);
  }
};

const checkGroupTwice = (entries: readonly Entry[], report: Report): void => {
  const priority = entryOf(entries, 'priority');
  if (!priority || !entryOf(entries, 'sampgroup')) return;
  const { key, value, line } = priority;
  report('two-groups', line, `${key} = ${quoted(value)}`, commentOut(line, `${key} = ${value}`));
};

/** Keys that nobody knows, stand at a wrong place, twice, or have a value that they do not take. */
export const checkKeys = ({ located }: CheckContext, report: Report): void => {
  for (const { entries, parameters } of located.channels) {
    for (const entry of entries) {
      checkOne(entry, report);
      if (parameterKeys.includes(entry.key)) report('key-out-of-place', entry.line, entry.key);
    }
    checkTwice(entries, report);
    for (const parameter of parameters) {
      for (const entry of parameter.entries) checkOne(entry, report);
      checkGroupTwice(parameter.entries, report);
      checkTwice(
        parameter.entries.filter(({ key }) => !channelKeys.includes(key)),
        report,
      );
    }
  }
};
