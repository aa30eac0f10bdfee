import { type Limit, warning } from './limit';

/** When a cell of `Load Scaling` is kept, and what to know before a table is typed in. */
export const loadScaling = {
  trimNearItsEnd: warning(
    'safety-limits',
    '{place}: kept, for the long-term trim is {value} % there, and the computer ends it at ±20 %. Beyond ±10 % look for the fault first: an air leak, the air meter, an injector, the fuel pressure.',
    'definitions-old',
    'inferred',
  ),
  leanerThanCommanded: warning(
    'open-loop-cells',
    '{place}: kept, for measured lambda {measured} is {by} leaner than the commanded {commanded}. More than 0.03 leaner means no next pull on this file; the previous one is a way back only if you had lowered a cell. Look for the fault of air or fuel supply first; step 3 tells what comes after.',
    'inferred',
  ),
  farFromCommanded: warning(
    'open-loop-cells',
    '{place}: kept, for measured lambda {measured} lies more than 10 % from the commanded {commanded}. That is a fault of air or fuel supply, not of this table: look for it first.',
    'inferred',
  ),
  sensorEndInCell: warning(
    'open-loop-cells',
    '{place}: no measurement, for commanded {commanded} and measured {measured} do not both lie between 0.78 and 1.379. 0.759 is the floor of the sensor.',
    'rom-data',
    'inferred',
  ),
  leanInCell: warning(
    'safety-limits',
    '{place}: kept, for measured lambda {measured} is leaner than 0.92. At full throttle without boost that means no next pull before the fault is found.',
    'inferred',
  ),
  inputsContradict: warning(
    'load-scaling',
    '{place}: kept, for the long-term trim asks for {longTerm} % and {other} for {against} %. They hide each other: let `FT_LONG` settle at part throttle, or look for the fault.',
    'inferred',
  ),
  trimPartsUnknown: warning(
    'load-scaling',
    'Only the sum of both trims is given. A long-term trim near its end with a short-term trim against it leaves a small sum: look at `FT_LONG` alone, or give it below.',
    'inferred',
  ),
  longTermTrimUnknown: warning(
    'open-loop-cells',
    'A long-term trim of the pull is missing, so it counts as 0. A positive one enriches in open loop: read `FT_LONG` of the pull itself.',
    'program',
  ),
  lambdaByRows: warning(
    'open-loop-cells',
    'The columns of a pull may be off, so lambda raises a row as a block from load 0.8 up, by half of the largest raise that one of its cells asks for, whatever share, cap, hits and marks say. Only rows of the log with `FT_SHORT` 0 may be in it.',
    'inferred',
  ),
  loweredCells: warning(
    'load-scaling',
    'A lowered cell leans the engine and adds spark: {count} here. Watch `KNOCKR`; above 5250 rpm it shows nothing.',
    'inferred',
    'rom-data',
  ),
  loweredByLambda: warning(
    'open-loop-cells',
    '{rows} rpm: lambda asks for less, and the worksheet lowers no row by it. Do so by hand, and only on proof from several pulls: a wrong step here leans full throttle.',
    'inferred',
  ),
  lambdaAsksMuch: warning(
    'open-loop-cells',
    '{row} rpm: the row is kept. In one of its cells the formula asks for {value} %: a fault of air or fuel supply to find first, and no correction.',
    'inferred',
  ),
  largeBlock: warning(
    'load-scaling',
    'Two cells side by side ask for 10 % or more. Look for an air leak, the air meter, an injector or the fuel pressure before you change the table.',
    'inferred',
  ),
  trimsAtHighLoad: warning(
    'load-scaling',
    '{count} at load 0.8 and above changed from closed-loop trims alone. Do not: compare measured with commanded lambda there.',
    'inferred',
  ),
  markedCellsChanged: warning(
    'load-scaling',
    '{count} changed in spite of a mark. Skip lone outliers, changes of sign and very large numbers.',
    'guide-pictures',
  ),
  capOff: warning(
    'scaling-instrument',
    'The cap is off: a round may change a cell by any amount, this one by up to {most} %. Beyond about ±10 % a cell asks for its cause, not for a new number.',
    'inferred',
  ),
  placedByPosition: warning(
    'load-scaling',
    '{table} came without {axes}: {taken}. A log viewer may print the highest rpm first. Compare one cell, or paste the axes too.',
    'inferred',
  ),
  scalingOfAnother: warning(
    'load-scaling',
    'This is not the table of {asked}. {nearness} Paste your own table from EcuFlash: nothing can be copied from this one.',
    'rom-data',
  ),
  workedTrims: warning(
    'scaling-instrument',
    'The trims are those of the worked case. Paste the histogram of your own log: nothing can be copied before.',
    'computed',
  ),
  startsFromStock: warning(
    'scaling-instrument',
    'The stock table is the start. Paste your own, also if it is still stock: this one takes every change back, and what full throttle was given with it. Nothing can be copied from it.',
    'inferred',
  ),
  trimsLookLikeLambda: warning(
    'load-scaling',
    'All numbers of the trim histogram lie between 0.6 and 1.4, as lambda does. Trims are percentages around 0: check which column was pasted.',
    'inferred',
  ),
  lambdaSwapped: warning(
    'open-loop-cells',
    'Measured lambda is the same in every cell, as a target is and no measurement. Check that `LAMBDA_ACT` and `LAMBDA_DSD` are not swapped, and that the sensor was not at its floor.',
    'inferred',
  ),
  scalingBeyondStock: warning(
    'load-scaling',
    '{count} of the new table outside what the stock files hold, 0.776 to 1.249. Check that `Load Scaling` was pasted, and that no fault stands behind it.',
    'rom-data',
    'inferred',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
