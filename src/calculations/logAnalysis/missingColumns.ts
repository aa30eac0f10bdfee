import type { LimitName } from '@site/src/data/limits';
import { parametersNamed } from '@site/src/data/loggingParameters';
import { notice } from '../limits/notice';
import { parameterBlock } from '../loggingConfiguration/parameterBlock';
import { printConfiguration } from '../loggingConfiguration/printConfiguration';
import type { LogRole } from '../logReading/LogRole';
import type { LogTable } from '../logReading/LogTable';
import { columnNameOf } from './columnNamesOf';
import type { GateName } from './gates';
import type { MissingColumn } from './LogAnalysis';
import type { LogAnalysisOptions } from './LogAnalysisOptions';

/** Columns whose lack takes something away, the worst first; some only while a gate asks for them. */
const wanted: readonly (readonly [
  role: Exclude<LogRole, 'time'>,
  limit: LimitName,
  gate?: GateName,
])[] = [
  ['rpm', 'logLacksEngineSpeed'],
  ['load', 'logLacksLoad'],
  ['shortTrim', 'logLacksShortTrim'],
  ['longTrim', 'logLacksLongTrim'],
  ['fuelSystem', 'logLacksFuelSystem'],
  ['coolant', 'logLacksCoolant'],
  ['pedal', 'logLacksPedal'],
  ['pulseWidth', 'logLacksPulseWidth'],
  ['airFlow', 'logLacksAirFlow'],
  ['barometer', 'logLacksBarometer'],
  ['intakeAir', 'logLacksIntakeAir'],
  ['knockRetard', 'logLacksKnock'],
  ['lambda', 'logLacksLambda'],
  ['lambdaTarget', 'logLacksLambdaTarget'],
  ['speed', 'logLacksSpeed', 'moving'],
  ['ambientAir', 'logLacksAmbientAir', 'heatSoak'],
  ['purge', 'logLacksPurge', 'purgeShut'],
];

/** The lines of one parameter for `logcfg.txt`, read every row. */
const linesOf = (name: string): string => {
  const [parameter] = parametersNamed(name);
  if (!parameter) return '';
  const parameters = [parameterBlock(parameter, name)];
  const channels = [{ type: null, settings: [], parameters }];
  return printConfiguration({ heading: [], channels, triggers: [] }).trim();
};

/** Which columns a log lacks, what that takes away, and the exact lines to add. */
export const missingColumns = (
  { columns }: LogTable,
  gates: LogAnalysisOptions['gates'],
): readonly MissingColumn[] =>
  wanted.flatMap(([role, limit, gate]) => {
    if (gate && !gates[gate]) return [];
    const isShortOfParts = role === 'shortTrim' && columns.totalTrim !== undefined;
    if (columns[role] || isShortOfParts) return [];
    const name = columnNameOf[role];
    return [{ role, name, takesAway: notice(limit).text, lines: linesOf(name) }];
  });
