import { type Limit, refusal, warning } from './limit';

/** What stands before the numbers of a log, and what its gates and sums cannot do. */
export const logAnalysis = {
  // Without these there is no table of trims.
  logNoEngineSpeed: refusal(
    'what-to-log',
    'The log has no `RPM`, so no row has a place in any table. Choose its column, or add `RPM` to the logging file.',
    'inferred',
  ),
  logNoTrims: refusal(
    'what-to-log',
    'The log has neither both fuel trims nor their sum. One trim alone says too little: log `FT_SHORT` and `FT_LONG`.',
    'inferred',
  ),
  logNoLoad: refusal(
    'what-to-log',
    'The load for this placement cannot be had: {lacking}. No row has a column in the table.',
    'inferred',
  ),

  // Why a gate lets all rows pass.
  logGateNeeds: warning(
    'what-to-log',
    'The log lacks {columns}: this gate lets every row pass.',
    'computed',
  ),
  logGateGrouped: warning(
    'what-to-log',
    'The log holds {columns} in a slow group, where nothing moves between two steps: this gate lets every row pass.',
    'tactrix-logging',
    'inferred',
  ),
  logGateTooSlow: warning(
    'raise-the-sample-rate',
    'Below 4 rows a second nobody sees how fast something moves: this gate lets every row pass.',
    'inferred',
  ),
  logGateEmpty: warning(
    'what-to-log',
    'There is nothing to test: the log lacks engine speed, load or trims.',
    'computed',
  ),
  logGateInDrives: warning('what-to-log', 'So it is in {count} drives.', 'computed'),
  logFilterEmpty: warning(
    'load-scaling',
    'In {count} drives {columns} holds no number: there no row passes.',
    'computed',
  ),

  // Before the numbers.
  logTooSlow: warning(
    'raise-the-sample-rate',
    '{drives} below 4 rows a second: there the gates for a still pedal and a still engine cannot work, and rows of changing load count as steady.',
    'inferred',
  ),
  logLoopUnknown: warning(
    'what-to-log',
    'Neither `FUELSYS` nor `LAMBDA_DSD` was logged: rows of open loop, where the trims do not answer, count along. Log `FUELSYS`.',
    'inferred',
  ),
  logLoopByTarget: warning(
    'what-to-log',
    '`FUELSYS` was not logged. Rows with a commanded lambda of 0.99 to 1.01 count as closed loop; some of them may not be.',
    'inferred',
  ),
  logFailedSensor: warning(
    'what-to-log',
    'In {seconds} s of the rows used `FUELSYS` reads 16: closed loop with a failed sensor. Nothing of this table is handed out: mend the sensor, then log anew.',
    'obd-standard',
    'inferred',
  ),
  logHighDet: warning(
    'when-to-stop',
    '`HIDET_SW` reads 1 in rows of this log: the computer ran on its safety maps. Drive home gently, end the day, and find the cause before the next pull; the section tells which file to flash.',
    'guide',
    'romdrop-files',
    'inferred',
  ),
  logGateOpen: warning(
    'load-scaling',
    'Rows of {rows} may count along: {why}. Nothing of this table is handed out: switch the gate on, leave such drives out, or log the columns.',
    'rlog',
    'inferred',
  ),
  logNeedsOwnTable: warning(
    'load-scaling',
    'Paste `Load Scaling` as it was in the car. Until then nothing is handed out: held against the stock table, it would take back what you changed before, and what full throttle was given with it.',
    'inferred',
  ),
  logFullThrottleLean: warning(
    'open-loop-cells',
    'Above 30 g/s `FT_LONG` stood at up to {value} %. Once it has come down full throttle is lean by that much: drive none before the raise of the section.',
    'inferred',
  ),
  logFullThrottleUnknown: warning(
    'open-loop-cells',
    'Too few rows above 30 g/s hold `FT_LONG`. Log it there before you flash: where it was positive, full throttle is lean once it has come down.',
    'inferred',
  ),
  logColdUnknown: warning(
    'what-to-log',
    '`ECT` was not logged: rows of a cold engine count along.',
    'inferred',
  ),
  logTooLittle: warning(
    'load-scaling',
    'Only {seconds} s of this log passed the gates, and no cell is settled. Drive longer at steady speed, in the gears and at the speeds that the table needs.',
    'inferred',
  ),
  logLongTrimAtEnd: warning(
    'safety-limits',
    'The long-term trim stands at {value} % for {seconds} s. The computer ends it at ±20 %, so the true error is larger than the trims say. Look for an air leak, the air meter, an injector or the fuel pressure first.',
    'definitions-old',
    'inferred',
  ),
  logSumDiffers: warning(
    'what-to-log',
    'The logged sum of the trims is not that of `FT_SHORT` and `FT_LONG` in {percent} % of the rows. The two parts are used; check what the column of the sum holds.',
    'computed',
  ),
  logSpreadLarge: warning(
    'load-scaling',
    '{count} settled although the trims spread by more than {points} points there. A mean of rows that disagree is no truth: open such a cell and look at its rows.',
    'inferred',
  ),
  logCellsDrift: warning(
    'load-scaling',
    '{count} drift by more than 2 points from the first third of their seconds to the last: the engine was still learning or warming up. They stay as they are.',
    'inferred',
  ),
  logDrivesDisagree: warning(
    'load-scaling',
    'In {count} two drives differ by more than 3 points. Weather, fuel or a change between them speaks along. They stay as they are: leave one drive out and compare.',
    'inferred',
  ),
  logTrimsHide: warning(
    'load-scaling',
    'In {count} `FT_LONG` alone is beyond ±10 %, or it and `FT_SHORT` pull against each other by 5 % or more and leave a small sum. Such cells stay as they are: find the fault, or drive until `FT_LONG` stands still.',
    'inferred',
  ),
  logCellsApart: warning(
    'load-scaling',
    'In {count} the trims ask for 10 % or more, lie far from the neighbours, or say the opposite of one. Such cells stay as they are.',
    'guide-pictures',
    'inferred',
  ),
  logHighLoadStays: warning(
    'open-loop-cells',
    '{count} settled at load 0.8 and above. They stay as they are: full throttle runs in open loop there, and closed-loop trims alone do not say what it gets. Compare measured with commanded lambda.',
    'inferred',
  ),
  logLoadAtLimit: warning(
    'load-scaling',
    'For {seconds} s the load stands at or above `Load Limit`, where the computer cuts it. Trims and cells say nothing there.',
    'rom-data',
    'inferred',
  ),
  logAxisUnknown: warning(
    'load-scaling',
    'Which load looks up the cell is not documented. Rows are laid {placed}; {moved}. Where the neighbours of a cell agree, the choice does not matter.',
    'guide',
    'inferred',
  ),
  // Which trims they are: beside the table.
  logTrimsLearned: warning(
    'load-scaling',
    'The trims are `FT_SHORT` and `FT_LONG` of each row added up. `FT_LONG` runs from {least} to {most} % in the rows used. Two readings of the program take it for the learned trim as applied; nobody measured that on a car.',
    'program',
    'program-one',
  ),
  logTrimsNothingLearned: warning(
    'load-scaling',
    'The trims are `FT_SHORT` and `FT_LONG` of each row added up. `FT_LONG` stands at 0 in all rows that hold it: nothing was learned yet, or it is not the learned trim. This log cannot tell.',
    'inferred',
  ),
  logTrimsOfSum: warning(
    'load-scaling',
    'The trims are the logged sum; `FT_LONG` was not logged beside it. Which long-term trim is in the sum, or whether the trim of the rear sensor is, this log does not show.',
    'rlog',
    'inferred',
  ),
  logSupportsNoChange: warning(
    'load-scaling',
    'This log does not support a change: on minutes held back the trims would go from {before} to {after} % rms.',
    'computed',
  ),

  logTooShortToCheck: warning(
    'load-scaling',
    'This log does not support a change: it is too short to hold minutes back and to check the new table on them.',
    'computed',
  ),

  // Which error is it?
  logCauseNoData: warning(
    'load-scaling',
    'Too few rows passed the gates to tell the air meter, the injectors and the table apart: {seconds} s, of at least {least} s.',
    'computed',
  ),
  logCauseNoise: warning(
    'load-scaling',
    'The cells lie within {rms} points of zero. From {limit} points on they would read as an error; there is little to correct.',
    'computed',
  ),
  logCauseGlobal: warning(
    'load-scaling',
    'The trims are nearly one number everywhere, {mean} %, and the cells scatter by {spread} points around it. Look at the fuel pressure, the injector scaling or another factor for all cells first. From {limit} points of scatter on it would not read as one number.',
    'inferred',
  ),
  logCauseAirMeter: warning(
    'load-scaling',
    'The air flow alone explains {air} % of what the trims do, the cells {cells} %. This looks like the curve of the air meter: look there first. Below {limit} % it would read as an error of the cells.',
    'inferred',
  ),
  logCauseInjector: warning(
    'load-scaling',
    'The trim follows the length of the injector pulse, which explains {pulse} % of what the trims do, the cells {cells} %. This looks like injector data: look there first. Below {limit} % it would read as an error of the cells.',
    'inferred',
  ),
  logCauseScaling: warning(
    'load-scaling',
    'The cells explain {cells} % of what the trims do, the air flow {air}, the pulse width {pulse}. This looks like `Load Scaling`. From {limit} % on, air flow or pulse width alone would come first.',
    'inferred',
  ),

  // What the lack of a column takes away.
  logLacksEngineSpeed: warning('what-to-log', 'Without it there is no table at all.', 'inferred'),
  logLacksLoad: warning('what-to-log', 'Without it no row has a column in the table.', 'inferred'),
  logLacksShortTrim: warning('what-to-log', 'Without it there are no trims.', 'inferred'),
  logLacksLongTrim: warning(
    'what-to-log',
    'Without it there are no trims, and nobody sees a trim at its end.',
    'inferred',
  ),
  logLacksFuelSystem: warning(
    'what-to-log',
    'Without it open loop cannot be told from closed loop for sure.',
    'inferred',
  ),
  logLacksCoolant: warning(
    'what-to-log',
    'Without it a cold engine counts along, and the density cannot be undone.',
    'inferred',
  ),
  logLacksPedal: warning(
    'what-to-log',
    'Without it rows of a moving foot count along, and pulls are not found.',
    'inferred',
  ),
  logLacksPulseWidth: warning(
    'what-to-log',
    'Without it a fuel cut shows late, and an error of the injectors does not show.',
    'inferred',
  ),
  logLacksAirFlow: warning(
    'what-to-log',
    'Without it the air flow is worked out from the load, and the load from air flow cannot be had.',
    'inferred',
  ),
  logLacksBarometer: warning(
    'what-to-log',
    'Without it the density of the logged load cannot be undone.',
    'inferred',
  ),
  logLacksIntakeAir: warning(
    'what-to-log',
    'Without it the density of the logged load cannot be undone, and heat does not show.',
    'inferred',
  ),
  logLacksKnock: warning('what-to-log', 'Without it knock does not show.', 'inferred'),
  logLacksLambda: warning(
    'what-to-log',
    'Without it nothing can be said of the mixture in open loop.',
    'inferred',
  ),
  logLacksLambdaTarget: warning(
    'what-to-log',
    'Without it measured lambda has nothing to be held against.',
    'inferred',
  ),
  logLacksSpeed: warning(
    'what-to-log',
    'Without it rows of a car that stands count along, and a pull with slip does not show.',
    'inferred',
  ),
  logLacksAmbientAir: warning(
    'what-to-log',
    'Without it the gate for a heat-soaked intake lets every row pass.',
    'inferred',
  ),
  logLacksPurge: warning(
    'what-to-log',
    'Without it the gate for a shut purge valve lets every row pass.',
    'inferred',
  ),

  // Load axis, mixture, delay, knock.
  logPlacementNeeds: warning('air-maths', 'The log lacks {columns}.', 'computed'),
  logPlacementNeedsDisplacement: warning(
    'air-maths',
    'The displacement of the engine is not known: choose your car.',
    'computed',
  ),
  logMixtureNeeds: warning(
    'open-loop-cells',
    'There is no table of the mixture: the log lacks {columns}.',
    'computed',
  ),
  logMixtureStuck: warning(
    'open-loop-cells',
    'There is no table of the mixture: `LAMBDA_ACT` stands at one value, {value}, so it is no measurement.',
    'inferred',
  ),
  logMixtureNoOpenLoop: warning(
    'open-loop-cells',
    'There is no table of the mixture: no row of open loop at full pedal passed its gates.',
    'computed',
  ),
  logMixtureByRows: warning(
    'open-loop-cells',
    'Type none of these cells: “would be” is a whole step and looks for no fault. By lambda only whole rows go up, by half, from load 0.8: paste the three histograms into the worksheet.',
    'inferred',
  ),
  logMixtureWithLearned: warning(
    'open-loop-cells',
    'Each error is `FT_LONG` as logged, and how far lambda lies from its target, added up. Whether `FT_LONG` is the learned trim as applied, nobody measured on a car.',
    'program',
    'program-one',
  ),
  logMixtureLearnedUnknown: warning(
    'open-loop-cells',
    '`FT_LONG` was not logged: each error is only how far lambda lies from its target. A learned trim that enriches open loop hides in it.',
    'program',
  ),
  logDelayModelled: warning(
    'open-loop-cells',
    'Worked out instead, row by row: 120 / rpm + {grams} g / air flow + {sensor} s, {longest} s at most. That is {idle} s at 800 rpm and 3 g/s, {full} s at 6500 rpm and 130 g/s. The {grams} g of gas before the sensor and its {sensor} s are not measured on this car.',
    'inferred',
  ),
  logDelayNeeds: warning(
    'open-loop-cells',
    'The delay of lambda was not measured: the log lacks {columns}.',
    'computed',
  ),
  logDelayGrouped: warning(
    'open-loop-cells',
    'The delay of lambda was not measured: the log holds {columns} in a slow group.',
    'tactrix-logging',
    'inferred',
  ),
  logDelayTooSlow: warning(
    'open-loop-cells',
    'The delay of lambda was not measured: it needs 5 rows a second, and no drive has them.',
    'inferred',
  ),
  logDelayFewSteps: warning(
    'open-loop-cells',
    'The delay of lambda was not measured: it needs {least} steps of the target between steady stretches, and the log has {steps}.',
    'inferred',
  ),
  logDelayScatters: warning(
    'open-loop-cells',
    'The delay of lambda was not measured: {steps} steps give {least} to {most} s in their middle half, which is no one number.',
    'inferred',
  ),
  logKnockNeeds: warning(
    'knock-listening',
    'Knock cannot be shown: the log lacks {columns}.',
    'computed',
  ),
  logKnockFound: warning(
    'knock-listening',
    '{count} of knock, up to {degrees}°. Any rise is an event: see the list, and make no next pull on that file.',
    'guide',
  ),
  logKnockEndsDay: warning(
    'when-to-stop',
    'Knock took more than 1.76°, or came again at one place. If that was on one day, end the day and drive home gently. The section tells which file to flash.',
    'guide',
    'inferred',
  ),
  logPullsNotJudged: warning(
    'when-to-stop',
    'In {count} the log holds too few numbers of {columns}. What these would show is not known, and silence is no all-clear: log them before the next pull.',
    'inferred',
  ),
  logKnockZoneUnknown: warning(
    'knock-listening',
    'Where this computer listens for knock and where it cuts load is not known here: no stock file of this calibration was read. A place without events may be one where it does not listen.',
    'rom-data',
  ),
  logPullLean: warning(
    'safety-limits',
    'Lambda was up to {by} leaner than commanded. More than 0.03 means no next pull on that file.',
    'inferred',
  ),
  logPullLeanWhole: warning(
    'when-to-stop',
    'Lambda stood at {lambda} once the target had been rich for a second. Leaner than 0.92, with boost than 0.85, means no next pull on that file.',
    'inferred',
  ),
  logPullNeverRich: warning(
    'when-to-stop',
    '`LAMBDA_DSD` never went below 0.97 here: the computer has not left closed loop. Make no next pull on that file.',
    'inferred',
  ),
  logPullLoadAtLimit: warning(
    'load-scaling',
    'The load stands at `Load Limit` for {seconds} s: it shows a cut, not the engine.',
    'rom-data',
    'inferred',
  ),
  logPullDuty: warning(
    'safety-limits',
    'The injector duty reaches {duty} %. Above 85 % means no next pull on that file.',
    'injector-duty',
    'fome',
  ),

  // Two logs side by side.
  logCompareAxes: refusal(
    'load-scaling',
    'The two logs are held against tables of other axes: no cell is the same. Hold both against tables of the same axes.',
    'computed',
  ),
  logComparePlacement: refusal(
    'load-scaling',
    'The first log was laid on the axis by “{before}”, this one by “{after}”: the same row lies in another cell. Choose the same load of a row for both.',
    'computed',
  ),
  logCompareSameTable: warning(
    'load-scaling',
    'Both logs are held against the same table. If you flashed another one between them, paste it above for this log: until then the expected move is 0 everywhere, and wrong.',
    'computed',
  ),
  logCompareSettings: warning(
    'load-scaling',
    'Not the same in both logs: {differences}. A cell may have moved because other rows count.',
    'computed',
  ),

  // Why a row was not counted.
  logRowUnreadable: warning(
    'load-scaling',
    'A row counts only with engine speed, load and trims, each within what a sensor can say.',
    'inferred',
  ),
  logRowNotRunning: warning(
    'load-scaling',
    'The engine must turn at {runningRpm} rpm or more, and {afterStartSeconds} s must have passed since a start. A drive counts as begun with a start where its clock begins within {afterStartSeconds} s of zero or its first coolant is below {warmFromCelsius} °C.',
    'inferred',
  ),
  logRowCold: warning(
    'load-scaling',
    'The coolant must have {warmFromCelsius} °C.',
    'rlog',
    'guide',
  ),
  logRowOpenLoop: warning(
    'load-scaling',
    'Only closed loop counts, from {afterLoopChangeSeconds} s after it began: in open loop the trims do not answer.',
    'rlog',
    'inferred',
  ),
  logRowFuelCut: warning(
    'load-scaling',
    'The fuel was cut, less than {afterFuelCutSeconds} s ago.',
    'rlog',
    'inferred',
  ),
  logRowPedalMoves: warning(
    'load-scaling',
    'The pedal moved by more than {pedalSpanPercent} points within {windowSeconds} s: the trims lag behind.',
    'inferred',
  ),
  logRowEngineMoves: warning(
    'load-scaling',
    'Engine speed moved by more than {speedSpanRpm} rpm, or load by more than {loadSpan}, within {windowSeconds} s.',
    'inferred',
  ),
  logRowOutside: warning(
    'load-scaling',
    'Engine speed or load lies outside the axes of the table: nothing is carried beyond them.',
    'computed',
  ),
  logRowPurge: warning(
    'load-scaling',
    'The purge valve was open beyond {purgeMostPercent} %: fuel vapour bends the trims.',
    'inferred',
  ),
  logRowHeatSoak: warning(
    'load-scaling',
    'The intake air was more than {heatSoakKelvin} K hotter than the air outside.',
    'inferred',
  ),
  logRowPedalOff: warning(
    'load-scaling',
    'The pedal stood below {pedalOnPercent} %: idle is left out.',
    'rlog',
  ),
  logRowStands: warning(
    'load-scaling',
    'The car must move faster than {movingAboveKmh} km/h.',
    'inferred',
  ),
  logRowOwnFilter: warning(
    'load-scaling',
    'Your own filter “{filter}” is not true of this row, or a number that it needs is missing there.',
    'computed',
  ),
  logRowLeftOut: warning('load-scaling', 'You left out the whole drive.', 'computed'),
} as const satisfies Readonly<Record<string, Limit>>;
