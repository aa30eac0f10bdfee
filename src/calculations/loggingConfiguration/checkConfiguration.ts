import { partedThousands } from '../text/partedThousands';
import { checkBits } from './checks/checkBits';
import { checkChannels } from './checks/checkChannels';
import { checkCoding } from './checks/checkCoding';
import {
  type CheckContext,
  checkContext,
  type FileColumn,
  findingCollector,
  widthOf,
} from './checks/checkContext';
import { checkFormulas } from './checks/checkFormulas';
import { checkKeys } from './checks/checkKeys';
import { checkLimits } from './checks/checkLimits';
import { checkLines } from './checks/checkLines';
import { checkParameters } from './checks/checkParameters';
import { checkTriggers } from './checks/checkTriggers';
import { reportOtherKind } from './checks/otherKind';
import { sampleParameters } from './checks/sampleParameter';
import { isHidden, type LoggingConfiguration, settingOf, type Trigger } from './configuration';
import type { TextCoding } from './decodeConfiguration';
import type { Finding } from './finding';
import { namesIn, readFormula } from './formula';
import { locateConfiguration, plainConfiguration } from './locatedConfiguration';
import type { LoggedCar } from './loggerPlan';
import { type LoggingBudget, loggingBudget } from './loggingBudget';
import { wholeNumber } from './wholeNumber';

export interface CheckedConfiguration {
  /** Errors first, then warnings and notes, each in the order of the lines. */
  readonly findings: readonly Finding[];
  /** Findings that are not in the list, because there are too many of their kind. */
  readonly omitted: number;
  readonly configuration: LoggingConfiguration;
  readonly budget: LoggingBudget;
  /** What the columns that are not hidden are, by the names of the sample file and by their own. */
  readonly logged: readonly string[];
  /** A trigger waits for pedal or throttle: the file is meant for pulls. */
  readonly isForPulls: boolean;
}

const checks = [
  checkLines,
  checkKeys,
  checkChannels,
  checkParameters,
  checkBits,
  checkFormulas,
  checkTriggers,
  checkLimits,
];

/** The column's own name, and that of the parameter it asks for; a switch is known by its bit alone. */
const namesOf = (column: FileColumn): readonly string[] => {
  const first =
    widthOf(column) === 1 ? wholeNumber(settingOf(column.entries, 'offsetbits') ?? '0') : null;
  return [
    column.name,
    ...sampleParameters(column).flatMap(({ name, bits, firstBit }) =>
      bits === 1 && firstBit !== first ? [] : name,
    ),
  ];
};

/** Pedal and throttle, by the names of the sample file. */
const openings = ['APP', 'TP1'];

/** Names of a condition count for what their columns ask for. */
const waitsForOpening = ({ condition }: Trigger, { byName }: CheckContext): boolean =>
  condition !== null &&
  namesIn(readFormula(condition)).some((name) => {
    const column = byName.get(name);
    return openings.some((opening) =>
      column ? namesOf(column).includes(opening) : name === opening,
    );
  });

/** The sample file has 11 kB. */
const mostCharacters = 131_072;

/**
 * Everything that can be said of a `logcfg.txt` without a car. It never throws.
 *
 * That nothing was found does not prove that the file logs: which request a car answers, no source
 * says.
 *
 * @param car what is known of it; null: nothing
 * @param coding of the opened file; pasted text has none
 */
export const checkConfiguration = (
  text: string,
  car: LoggedCar | null = null,
  coding: TextCoding = 'utf-8',
): CheckedConfiguration => {
  const { report, findings, omitted } = findingCollector();
  const checked = text.slice(0, mostCharacters);
  if (text.length > mostCharacters)
    report('too-large', 1, `${partedThousands(text.length)} characters.`);
  const located = locateConfiguration(checked);
  const context = checkContext(located, car);
  const isOfAnotherKind = reportOtherKind(checked, report);
  if (!isOfAnotherKind) {
    checkCoding(checked, coding, report);
    for (const check of checks) check(context, report);
  }
  const configuration = plainConfiguration(located);
  const shown = context.columns.filter((column) => !isHidden(column.entries));
  const logged = isOfAnotherKind ? [] : [...new Set(shown.flatMap(namesOf))];
  return {
    findings: findings(),
    omitted: omitted(),
    configuration,
    budget: loggingBudget(configuration),
    logged,
    isForPulls: configuration.triggers.some((trigger) => waitsForOpening(trigger, context)),
  };
};
