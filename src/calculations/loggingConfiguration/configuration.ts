import { wholeNumber } from './wholeNumber';

/** The parts of a `logcfg.txt`, without their places in a file. */

/** One line `key = value`. */
export interface Setting {
  /** In small letters. */
  readonly key: string;
  readonly value: string;
}

/** A parameter: one column of the log. */
export interface LoggedParameter {
  /** Value of its `paramname`. */
  readonly name: string;
  readonly settings: readonly Setting[];
}

/** A `type` line and what belongs to it, up to the next. */
export interface Channel {
  /** `obd`, `adc`, `ascii`, `inno` or `calc`; null: lines before any `type`. */
  readonly type: string | null;
  readonly settings: readonly Setting[];
  readonly parameters: readonly LoggedParameter[];
}

/** A condition and what to do when it is true; null where a line is missing. */
export interface Trigger {
  readonly condition: string | null;
  readonly action: string | null;
}

export interface LoggingConfiguration {
  /** Comment lines above everything else. */
  readonly heading: readonly string[];
  readonly channels: readonly Channel[];
  readonly triggers: readonly Trigger[];
}

/** The last value of a key; the unit's choice among several is not documented. */
export const settingOf = (settings: readonly Setting[], key: string): string | undefined =>
  settings.findLast((setting) => setting.key === key)?.value;

/** Whether no log shows a column of these settings. */
export const isHidden = (settings: readonly Setting[]): boolean =>
  wholeNumber(settingOf(settings, 'isvisible')) === 0;

/** The group of a parameter, null without one; `priority = 2` is the old way to write the first. */
export const groupOf = (settings: readonly Setting[]): string | null => {
  const group = settingOf(settings, 'sampgroup');
  if (group === undefined) return wholeNumber(settingOf(settings, 'priority')) === 2 ? '1' : null;
  const named = wholeNumber(group);
  return named === 0 ? null : Number.isNaN(named) ? group : String(named);
};
