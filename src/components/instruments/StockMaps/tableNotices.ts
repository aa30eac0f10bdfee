import { notice, type Notice } from '@site/src/calculations/limits/notice';
import type { LimitName } from '@site/src/data/limits';

/** Tables that hurt if they are saved, or that do not stand alone, by their names in EcuFlash. */
const traps: readonly (readonly [RegExp, LimitName])[] = [
  [/^KR Accumulator - Exit Delay$/, 'mapsNeverSave'],
  [/^Knock Detected - KR Increment Rate$/, 'mapsIncrementRate'],
  [/^(?:\[Flex\] )?Spark Limit \| (?:OL|CL)$/, 'mapsEditBothLimits'],
  [/^APP to TP Desired - (?:Neutral|.+ Gear)$/, 'mapsTwoCopies'],
  [
    /^After Start Enrichment A - Rate to Normal Fueling {2}\| Engine ON, (?:90 < ECT < 103|ECT > 103), IAT < 55$/,
    'mapsTwinNames',
  ],
  [
    /^OL Decel Transition - Load Threshold \(Max Load to Hold Decel Status\) \| In-Gear$/,
    'mapsAxisIsRpm',
  ],
];

/** What a table is not for, or not alone. @param table its exact name */
export const tableNotices = (table: string): readonly Notice[] =>
  traps.flatMap(([name, limit]) => (name.test(table) ? [notice(limit)] : []));
