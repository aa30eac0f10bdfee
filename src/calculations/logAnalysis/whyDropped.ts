import type { LimitName } from '@site/src/data/limits';
import { notice, type Notice } from '../limits/notice';
import { gateNames, type GateName } from './gates';
import { driveLeftOut, type LogAnalysis } from './LogAnalysis';
import type { GateThresholds, LogAnalysisOptions } from './LogAnalysisOptions';

const limitOf: Readonly<Record<GateName, LimitName>> = {
  readable: 'logRowUnreadable',
  running: 'logRowNotRunning',
  warm: 'logRowCold',
  closedLoop: 'logRowOpenLoop',
  fuelCut: 'logRowFuelCut',
  pedalStill: 'logRowPedalMoves',
  engineStill: 'logRowEngineMoves',
  inRange: 'logRowOutside',
  purgeShut: 'logRowPurge',
  heatSoak: 'logRowHeatSoak',
  offIdle: 'logRowPedalOff',
  moving: 'logRowStands',
  own: 'logRowOwnFilter',
};

const printed = (thresholds: GateThresholds): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(thresholds).map(([name, value]) => [name, String(value)]));

/** What a gate asks of a row, with its numbers. */
const gateRule = (gate: GateName, { thresholds, filter }: LogAnalysisOptions): Notice =>
  notice(limitOf[gate], { ...printed(thresholds), filter: filter?.text ?? '' });

/** Why a row was not counted; null if it was. */
export const whyDropped = (
  { rejectedBy, options }: Pick<LogAnalysis, 'rejectedBy' | 'options'>,
  row: number,
): Notice | null => {
  const code = rejectedBy[row] ?? 0;
  if (code === driveLeftOut) return notice('logRowLeftOut');
  const gate = gateNames[code - 1];
  return gate ? gateRule(gate, options) : null;
};
