import type { Channel, LoggingConfiguration } from './configuration';
import { type ConfigurationLine, configurationLines } from './configurationLines';

/** A `key = value` and its line. */
export interface Entry {
  readonly key: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

interface LocatedParameter {
  /** Its `paramname` line. */
  readonly opening: Entry;
  readonly entries: readonly Entry[];
}

export interface LocatedChannel {
  /** Its `type` line; null: before any `type`. */
  readonly opening: Entry | null;
  readonly entries: readonly Entry[];
  readonly parameters: readonly LocatedParameter[];
}

export interface LocatedTrigger {
  readonly condition: Entry | null;
  readonly action: Entry | null;
}

/** A configuration that knows where its parts stand. */
export interface LocatedConfiguration {
  readonly lines: readonly ConfigurationLine[];
  readonly heading: readonly string[];
  readonly channels: readonly LocatedChannel[];
  readonly triggers: readonly LocatedTrigger[];
}

interface Growing {
  opening: Entry | null;
  entries: Entry[];
  parameters: { opening: Entry; entries: Entry[] }[];
}

/** Comment lines before anything else, up to the first line without a comment. */
const headingOf = (lines: readonly ConfigurationLine[]): readonly string[] => {
  const end = lines.findIndex((line) => line.comment === null || line.value !== '');
  return lines.slice(0, end < 0 ? lines.length : end).map(({ comment }) => comment ?? '');
};

/** Finds the parts of a file. Lines that are no `key = value` are left out; it never throws. */
export const locateConfiguration = (text: string): LocatedConfiguration => {
  const lines = configurationLines(text);
  const channels: Growing[] = [];
  const triggers: { condition: Entry | null; action: Entry | null }[] = [];
  const current = (): Growing => {
    const last = channels.at(-1);
    if (last) return last;
    const first: Growing = { opening: null, entries: [], parameters: [] };
    channels.push(first);
    return first;
  };
  for (const { key, value, number } of lines) {
    if (key === null) continue;
    const entry: Entry = { key, value, line: number };
    const trigger = triggers.at(-1);
    if (key === 'type') channels.push({ opening: entry, entries: [], parameters: [] });
    else if (key === 'paramname') current().parameters.push({ opening: entry, entries: [] });
    else if (key === 'conditionrpn') triggers.push({ condition: entry, action: null });
    else if (key === 'action' && trigger?.action === null) trigger.action = entry;
    else if (key === 'action') triggers.push({ condition: null, action: entry });
    else (current().parameters.at(-1) ?? current()).entries.push(entry);
  }
  return { lines, heading: headingOf(lines), channels, triggers };
};

const plainSettings = (entries: readonly Entry[]): { key: string; value: string }[] =>
  entries.map(({ key, value }) => ({ key, value }));

const plainChannel = ({ opening, entries, parameters }: LocatedChannel): Channel => ({
  type: opening?.value ?? null,
  settings: plainSettings(entries),
  parameters: parameters.map((parameter) => ({
    name: parameter.opening.value,
    settings: plainSettings(parameter.entries),
  })),
});

/** The same without places. */
export const plainConfiguration = (located: LocatedConfiguration): LoggingConfiguration => ({
  heading: located.heading,
  channels: located.channels.map(plainChannel),
  triggers: located.triggers.map(({ condition, action }) => ({
    condition: condition?.value ?? null,
    action: action?.value ?? null,
  })),
});

/** The parts of a file; any text gives some. */
export const parseConfiguration = (text: string): LoggingConfiguration =>
  plainConfiguration(locateConfiguration(text));
