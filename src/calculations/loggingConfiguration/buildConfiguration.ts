import { type LoggingParameter, parameterId } from '@site/src/data/loggingParameters';
import { type Notice, notice } from '../limits/notice';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import type { Statement } from '../text/Statement';
import { calculatedChannel } from './calculatedColumns';
import { type Column, namedColumns } from './columnNames';
import type { Channel, LoggingConfiguration } from './configuration';
import { readFormula } from './formula';
import type { LoggerPlan } from './loggerPlan';
import { limits, type LoggingBudget, loggingBudget } from './loggingBudget';
import { takesForVolts } from './millivolts';
import { mostSensors, sensorChannels } from './outsideChannels';
import { memoryWidths, parameterBlock } from './parameterBlock';
import { isCamColumn, keptForTrigger, type LeftOut, plannedParameters } from './plannedParameters';
import { plannedTriggers, triggerDoubt } from './plannedTriggers';
import { printConfiguration } from './printConfiguration';
import { isForPulls, pullNotices } from './pullNotices';
import { highestGroup } from './sampleGroups';
import { tooSlowForTrims } from './tooSlowForTrims';

export interface BuiltConfiguration {
  readonly configuration: LoggingConfiguration;
  /** The file, `logcfg.txt`. */
  readonly text: string;
  readonly budget: LoggingBudget;
  /** What was asked for and is not in the file. */
  readonly leftOut: readonly LeftOut[];
  /** Columns with another name than in the sample file. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** What may keep the trigger from firing. */
  readonly triggerDoubt: Statement | null;
  readonly notices: readonly Notice[];
}

/** Of `calcsampinterval`; sources name 500 to 100 000. */
export const intervalRange: Quantity = {
  name: 'the interval',
  unit: 'µs',
  least: 500,
  most: 100_000,
};
const groupRange: Quantity = { name: 'the group', unit: '', least: 1, most: highestGroup };

/** The channel to the engine computer; grouped parameters come last. */
const obdChannel = (columns: readonly Column[], plan: LoggerPlan): Channel => {
  const blocks = columns.map(({ parameter, name }) => {
    const group = plan.groups[parameterId(parameter)];
    const slow = group === undefined ? undefined : requireInRange(groupRange, Math.round(group));
    return { slow, block: parameterBlock(parameter, name, slow) };
  });
  const interval = String(Math.round(plan.intervalMicroseconds));
  return {
    type: 'obd',
    settings: [
      { key: 'protocolid', value: '6' },
      { key: 'calcsampinterval', value: interval },
      ...memoryWidths,
    ],
    parameters: [...blocks.filter(({ slow }) => !slow), ...blocks.filter(({ slow }) => slow)].map(
      ({ block }) => block,
    ),
  };
};

const heading = [
  'built for the NC MX-5 from the parameters of the sample file of RomDrop',
  'not run on a car: log once without triggers, and read logcfg.out',
];

const assembled = (
  plan: LoggerPlan,
  parameters: readonly LoggingParameter[],
  short: boolean,
): Pick<BuiltConfiguration, 'configuration' | 'leftOut' | 'renamed'> => {
  const columns = namedColumns(parameters, short);
  const logged = new Set(columns.map(({ name }) => name));
  const taken = new Set(logged);
  const outside = sensorChannels(plan.sensors, taken);
  const calculated = calculatedChannel(plan.calculated, logged, taken);
  return {
    configuration: {
      heading,
      channels: [obdChannel(columns, plan), ...outside.channels, ...calculated.channels],
      triggers: plannedTriggers(plan.trigger),
    },
    leftOut: [...outside.leftOut, ...calculated.leftOut],
    renamed: columns
      .filter(({ parameter, name }) => parameter.name !== name)
      .map(({ parameter, name }) => ({ from: parameter.name, to: name })),
  };
};

const overTheLimit = ({ name }: LoggingParameter): LeftOut => ({
  name,
  reason: `The adapter takes ${limits.parameters} parameters at most.`,
  sources: ['tactrix-notes'],
});

const noticesOf = (
  { sensors, ...plan }: LoggerPlan,
  parameters: readonly LoggingParameter[],
): readonly Notice[] => {
  const cam = parameters.find(({ name }) => isCamColumn(name));
  return [
    ...(cam ? [notice('camAngleAsked', { name: cam.name })] : []),
    ...keptForTrigger(plan).map((name) => notice('keptForTrigger', { name })),
    ...sensors.flatMap((sensor) => {
      const value = sensor.kind === 'adc' ? takesForVolts(readFormula(sensor.formula)) : null;
      return value === null
        ? []
        : [notice('sensorMillivolts', { name: sensor.name, value: String(value) })];
    }),
    notice('fileNotProven'),
  ];
};

/**
 * A `logcfg.txt` from what a reader chose.
 *
 * What the car cannot answer is left out with its reason. Names are those of the sample file; only
 * where the header would reach 512 characters they are shortened.
 *
 * @throws OutOfRangeError for an interval beyond 500 to 100 000 µs, or a group beyond 1 to 15
 */
export const buildConfiguration = (plan: LoggerPlan): BuiltConfiguration => {
  requireInRange(intervalRange, plan.intervalMicroseconds);
  const { kept, leftOut } = plannedParameters(plan);
  const room =
    limits.parameters - Math.min(plan.sensors.length, mostSensors) - new Set(plan.calculated).size;
  const parameters = kept.slice(0, room);
  const plain = assembled(plan, parameters, false);
  const tooLong = loggingBudget(plain.configuration).headerCharacters >= limits.headerCharacters;
  const built = tooLong ? assembled(plan, parameters, true) : plain;
  const budget = loggingBudget(built.configuration);
  return {
    ...built,
    text: printConfiguration(built.configuration),
    budget,
    leftOut: [...leftOut, ...kept.slice(parameters.length).map(overTheLimit), ...built.leftOut],
    triggerDoubt: triggerDoubt(plan.trigger),
    notices: [
      ...pullNotices(
        isForPulls(plan),
        parameters.map(({ name }) => name),
        budget.rowsPerSecond,
      ),
      ...tooSlowForTrims(plan, budget.rowsPerSecond),
      ...noticesOf(plan, parameters),
    ],
  };
};
