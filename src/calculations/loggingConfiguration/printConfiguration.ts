import type { Channel, LoggingConfiguration, Setting, Trigger } from './configuration';

const printSetting = ({ key, value }: Setting): string => `${key} = ${value}`.trim();

const printChannel = ({ type, settings, parameters }: Channel): readonly string[] => [
  [
    ...(type === null ? [] : [printSetting({ key: 'type', value: type })]),
    ...settings.map(printSetting),
  ].join('\n'),
  ...parameters.map((parameter) =>
    [{ key: 'paramname', value: parameter.name }, ...parameter.settings]
      .map(printSetting)
      .join('\n'),
  ),
];

const printTrigger = ({ condition, action }: Trigger): string =>
  [
    ...(condition === null ? [] : [{ key: 'conditionrpn', value: condition }]),
    ...(action === null ? [] : [{ key: 'action', value: action }]),
  ]
    .map(printSetting)
    .join('\n');

/**
 * A configuration as the adapter reads it: plain lines, a blank line between the parts.
 *
 * Keys and values must hold no semicolon and no line end, and values no outer blanks.
 */
export const printConfiguration = ({
  heading,
  channels,
  triggers,
}: LoggingConfiguration): string => {
  const comments = heading.map((line) => `${`; ${line}`.trim()}\n`).join('');
  const parts = [...channels.flatMap(printChannel), ...triggers.map(printTrigger)];
  return `${comments}${parts.filter((part) => part !== '').join('\n\n')}\n`;
};
