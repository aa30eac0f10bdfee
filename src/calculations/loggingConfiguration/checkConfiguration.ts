import { partedThousands } from '../text/partedThousands';
import { checkBits } from './checks/checkBits';
import { checkChannels } from './checks/checkChannels';
import { checkCoding } from './checks/checkCoding';
import { checkContext, findingCollector } from './checks/checkContext';
import { checkFormulas } from './checks/checkFormulas';
import { checkKeys } from './checks/checkKeys';
import { checkLimits } from './checks/checkLimits';
import { checkLines } from './checks/checkLines';
import { checkParameters } from './checks/checkParameters';
import { checkTriggers } from './checks/checkTriggers';
import { reportOtherKind } from './checks/otherKind';
import type { LoggingConfiguration } from './configuration';
import type { TextCoding } from './decodeConfiguration';
import type { Finding } from './finding';
import { locateConfiguration, plainConfiguration } from './locatedConfiguration';
import type { LoggedCar } from './loggerPlan';
import { type LoggingBudget, loggingBudget } from './loggingBudget';

export interface CheckedConfiguration {
  /** Errors first, then warnings and notes, each in the order of the lines. */
  readonly findings: readonly Finding[];
  /** Findings that are not in the list, because there are too many of their kind. */
  readonly omitted: number;
  readonly configuration: LoggingConfiguration;
  readonly budget: LoggingBudget;
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
  if (!reportOtherKind(checked, report)) {
    checkCoding(checked, coding, report);
    const context = checkContext(located, car);
    for (const check of checks) check(context, report);
  }
  const configuration = plainConfiguration(located);
  return {
    findings: findings(),
    omitted: omitted(),
    configuration,
    budget: loggingBudget(configuration),
  };
};
