import { insertBelow, type LineEdit, replaceLine, type Repair } from '../finding';
import type { LocatedChannel } from '../locatedConfiguration';
import { limits } from '../loggingBudget';
import { adcPins } from '../outsideChannels';
import { memoryWidths } from '../parameterBlock';
import { wholeNumber } from '../wholeNumber';
import { type CheckContext, entryOf, quoted, type Report } from './checkContext';

const types = ['obd', 'adc', 'ascii', 'inno', 'calc'];

const typeOf = ({ opening }: LocatedChannel): string | null => opening?.value.toLowerCase() ?? null;

/** Settings of a channel, those that stand among its parameters included. */
const allEntries = ({ entries, parameters }: LocatedChannel) => [
  ...entries,
  ...parameters.flatMap((parameter) => [...parameter.entries]),
];

const asksForMemory = (channel: LocatedChannel): boolean =>
  channel.parameters.some(({ entries }) => wholeNumber(entryOf(entries, 'mode')?.value) === 0x23);

const checkMemoryWidths = (channel: LocatedChannel, report: Report): void => {
  if (!asksForMemory(channel)) return;
  const line = channel.opening?.line ?? 1;
  const entries = allEntries(channel);
  const missing = memoryWidths.filter(({ key }) => !entryOf(entries, key));
  if (missing.length > 0) {
    const lines = missing.map(({ key, value }) => `${key} = ${value}`);
    report(
      'memory-widths',
      line,
      `Missing: ${lines.join(', ')}`,
      insertBelow('Add them', line, lines),
    );
  }
  for (const { key, value } of memoryWidths) {
    const entry = entryOf(entries, key);
    if (entry && entry.value !== value) {
      const repair = replaceLine(`Write ${value}`, entry.line, `${key} = ${value}`);
      report('memory-widths', entry.line, `${key} = ${quoted(entry.value)}`, repair);
    }
  }
};

const checkPins = (channel: LocatedChannel, report: Report): void => {
  for (const { opening, entries } of channel.parameters) {
    const pin = entryOf(entries, 'paramid');
    if (pin && !adcPins.some((each) => each === wholeNumber(pin.value))) {
      report('wrong-pin', pin.line, `${quoted(opening.value)}: paramid = ${quoted(pin.value)}`);
    }
  }
};

/** Moves a channel below the last one, above the triggers. */
const moveToEnd = ({ located }: CheckContext, place: number): Repair | null => {
  const [own, next] = [located.channels[place]?.opening, located.channels[place + 1]?.opening];
  const { triggers } = located;
  const firstTrigger = triggers.map(({ condition, action }) => condition ?? action)[0];
  if (!own || !next || (firstTrigger && firstTrigger.line < next.line)) return null;
  const lines = located.lines.slice(own.line - 1, next.line - 1).map(({ text }) => text);
  const end = located.lines.findLast(({ text }) => text.trim() !== '')?.number ?? 0;
  const target = firstTrigger?.line ?? end + 1;
  const edits: LineEdit[] = [
    { from: own.line, to: next.line - 1, lines: [] },
    { from: target, to: target - 1, lines: ['', ...lines] },
  ];
  return { label: 'Move it below the other channels', edits };
};

/** Kind, order and number of the channels. */
export const checkChannels = (context: CheckContext, report: Report): void => {
  const { channels } = context.located;
  if (channels.every(({ opening }) => opening === null)) {
    report('no-channel', 1, 'No type line.', {
      label: 'Add the channel of the NC',
      edits: [{ from: 1, to: 0, lines: ['type = obd', 'protocolid = 6', ''] }],
    });
  } else if (channels[0]?.opening === null && channels[0].parameters.length > 0) {
    report(
      'no-channel',
      channels[0].parameters[0]?.opening.line ?? 1,
      'A parameter above the first type.',
    );
  }
  for (const [place, channel] of channels.entries()) {
    const type = typeOf(channel);
    const line = channel.opening?.line ?? 1;
    if (type !== null && !types.includes(type)) {
      report('unknown-type', line, `type = ${quoted(channel.opening?.value ?? '')}`);
    }
    const protocol = entryOf(channel.entries, 'protocolid');
    if (type === 'obd' && wholeNumber(protocol?.value) !== 6) {
      const repair = protocol
        ? replaceLine('Write 6', protocol.line, 'protocolid = 6')
        : insertBelow('Add protocolid = 6', line, ['protocolid = 6']);
      const what = protocol ? `protocolid = ${quoted(protocol.value)}` : 'No protocolid.';
      report('wrong-protocol', protocol?.line ?? line, what, repair);
    }
    if (type === 'obd') checkMemoryWidths(channel, report);
    if (type === 'adc') checkPins(channel, report);
    if (place >= limits.channels) report('too-many-channels', line, `Channel ${place + 1}.`);
    if (type === 'calc' && place < channels.length - 1) {
      report('calc-not-last', line, 'type = calc', moveToEnd(context, place));
    }
  }
};
