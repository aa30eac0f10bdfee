/**
 * All refusals and warnings of the instruments, by name. Each subject has a file of its own; every
 * instrument takes the words from here and never writes its own.
 */
import { calibration } from './calibration';
import { driveStatus } from './driveStatus';
import type { Limit } from './limit';
import { loadScaling } from './loadScaling';
import { logAnalysis } from './logAnalysis';
import { mixture } from './mixture';
import { logging } from './logging';
import { gears } from './gears';
import { pull } from './pull';
import { spark } from './spark';
import { stockMaps } from './stockMaps';
import { tableEdges } from './tableEdges';

export type { Limit } from './limit';

export const limits = {
  ...loadScaling,
  ...mixture,
  ...gears,
  ...pull,
  ...spark,
  ...stockMaps,
  ...tableEdges,
  ...calibration,
  ...driveStatus,
  ...logging,
  ...logAnalysis,
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof limits;
