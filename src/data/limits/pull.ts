import { type Limit, refusal, warning } from './limit';

/**
 * What speaks against one pull, or against comparing two. Where `{pull}` stands its name is put, `The
 * pull` or `First pull`.
 */
export const pull = {
  pullFewRows: warning(
    'record-a-pull',
    '{pull}: only {rate} different rows a second. At least 10 are needed; 5 to 6 gave erratic results.',
    'innovative-tuning',
  ),
  pullRowsRepeat: warning(
    'prepare-the-file',
    '{pull}: {percent} % of the rows repeat the rpm of the row before. The sampling interval is too low.',
    'inferred',
  ),
  pullClockRepeats: refusal(
    'prepare-the-file',
    '{pull}: {rows} rows carry the time of the row before. Without a clock that runs there is no rise of rpm to compute.',
    'inferred',
  ),
  pullGap: warning(
    'prepare-the-file',
    '{pull}: {seconds} s between two rows. A gap means lost rows.',
    'inferred',
  ),
  pullSpeedFalls: warning(
    'prepare-the-file',
    '{pull}: rpm falls by {rpm} on the way up. It rises in every row of a clean pull; a leap followed by a fall means wheelspin.',
    'inferred',
  ),
  pullLeaps: refusal(
    'prepare-the-file',
    '{pull}: rpm leaps by {rpm} between two rows, faster than the car can rise. Wheelspin, a bump or a lost value looks like power.',
    'guide',
    'inferred',
  ),
  pullLifted: refusal(
    'record-a-pull',
    '{pull}: the pedal was let up on the way and pressed again. A part is not a pull: the pedal stays at its end from bottom to top.',
    'guide',
  ),
  pullBrokenOff: refusal(
    'prepare-the-file',
    '{pull}: the log breaks off or its clock jumps on the way, and full pedal goes on behind. A part is not a pull: record it again.',
    'inferred',
  ),
  pullSlips: refusal(
    'read-the-result',
    '{pull}: the engine outruns the road by {percent} %. Wheelspin, or a clutch that slips, looks like power.',
    'guide',
    'mygolf',
  ),
  pullThrottleHeld: refusal(
    'second-gear-cap',
    '{pull}: throttle at {percent} % with the pedal down. It shows a cap, not the engine.',
    'rom-data',
  ),
  pullCappedGear: warning(
    'second-gear-cap',
    '{pull}: driven in {gear} of a six-speed, where {files} the throttle at 50 % unless that was edited. Log the throttle, or {instead}.',
    'rom-data',
  ),
  pullAutomatic: warning(
    'record-a-pull',
    '{pull}: no source describes a pull with an automatic. Its converter can slip unseen.',
    'inferred',
  ),
  pullRoughSpeed: warning(
    'prepare-the-file',
    '{pull}: rpm is so rough that its rise is known to ± {percent} % only, fitted over {seconds} s.',
    'computed',
  ),
  pullCold: warning(
    'record-a-pull',
    '{pull}: coolant at {c} °C. No full throttle below 70 to 80 °C; compare fully warm engines only.',
    'fome',
    'guide',
  ),
  pullHotCoolant: warning(
    'system-heat',
    '{pull}: coolant at {c} °C. Heat takes spark away, so that the pull shows less than the engine can.',
    'rom-data',
  ),
  pullCoolantEndsSession: warning(
    'when-to-stop',
    '{pull}: coolant reached {c} °C. From 105 °C end the session; from 110 °C park.',
    'inferred',
  ),
  pullHotIntakeAir: warning(
    'system-heat',
    '{pull}: intake air at {c} °C. At 40 °C and 90 °C of coolant heat already takes 2.8° of spark away.',
    'rom-data',
  ),
  pullIntakeAirEndsSession: warning(
    'when-to-stop',
    '{pull}: intake air passed 50 °C, with {c} °C. End the session; or see whether the logger wrote °F.',
    'inferred',
  ),
  pullKnocks: warning(
    'knock-listening',
    '{pull}: knock retard of {degrees}°. Make no next pull on that file; above 1.76°, or twice at one place, end the day. The section and the stop box of the job tell which file to flash. A gain with `KNOCKR` above 0 is none.',
    'guide',
    'inferred',
  ),
  pullGearUnclear: warning(
    'what-each-wrong-input-costs',
    '{pull}: no gear of this car fits the road speed; the nearest is {percent} % off. Check car, tyre and the unit of the speed.',
    'computed',
  ),
  pullGearLoose: warning(
    'what-each-wrong-input-costs',
    '{pull}: the road speed lies {percent} % from what the nearest gear of this car gives. Beyond 5 %, a limit of this guide’s own, check car, final drive and tyre: in power the error counts about twice.',
    'computed',
    'inferred',
  ),
  pullGearDisagrees: refusal(
    'what-each-wrong-input-costs',
    '{pull}: {chosen} gear is chosen, the road speed shows {logged}. A wrong gear can halve the figure or double it: no power is drawn.',
    'computed',
  ),
  pullMassOdd: warning(
    'enter-the-car',
    '{kg} kg is far from what an NC weighs with fuel and people, about 1300 kg; {kg} lb are {pounds} kg. Power goes with the mass.',
    'guide-pictures',
    'computed',
  ),
  pullsWithinScatter: warning(
    'compare-two-pulls',
    'The peaks lie within 3 hp of each other: good data, and no result. A difference smaller than the scatter from run to run proves no change.',
    'guide',
    'inferred',
  ),
  pullsSpoilt: refusal(
    'compare-two-pulls',
    '{pull} is spoilt. Compare clean pulls only.',
    'inferred',
  ),
  pullsSame: warning(
    'compare-two-pulls',
    'Both logs hold the same pull, figure for figure: it was opened twice. Open the other log.',
    'computed',
  ),
  pullsOfTwoGears: refusal(
    'what-must-be-equal',
    'The pulls were driven in different gears. Gearing enters by its square.',
    'computed',
  ),
  pullsOfUnknownGear: warning(
    'what-must-be-equal',
    'The logs do not show the gear of both pulls. It must be the same.',
    'computed',
  ),
  pullsShareLittle: refusal(
    'read-the-result',
    'The pulls share only {rpm} rpm. Compare power at fixed rpm that both have.',
    'inferred',
  ),
  pullsStartApart: warning(
    'what-must-be-equal',
    'The pulls start {rpm} rpm apart. Start at the same rpm.',
    'guide',
  ),
  pullsTemperatureApart: warning(
    'compare-two-pulls',
    '{what} differs by {c} °C. It must lie within 5 °C.',
    'guide',
    'inferred',
  ),
  pullsTemperatureFarApart: refusal(
    'what-must-be-equal',
    '{what} differs by {c} °C. Ten degrees shift spark and air by more than most changes bring: record both again, alike.',
    'rom-data',
    'computed',
  ),
  pullsTemperatureUnknown: warning(
    'compare-two-pulls',
    '{what} was not logged in both, so nobody can tell whether it was alike.',
    'inferred',
  ),
  pullsBarometerApart: warning(
    'what-must-be-equal',
    'The barometer differs by {kpa} kPa. One kilopascal is 1 % of density.',
    'computed',
  ),
  pullsRowRatesApart: warning(
    'compare-two-pulls',
    'One log has {times} times as many rows a second. Prepare both files alike.',
    'inferred',
  ),
  logKnocks: warning(
    'when-to-stop',
    '{log}: {where} `KNOCKR` rose to {degrees}° at {rpm} rpm. Make no next pull on that file; above 1.76°, or twice at one place, end the day.',
    'guide',
  ),
  logCellsLeftOut: warning(
    'prepare-the-file',
    '{log}: {rows} rows and {cells} cells hold what no engine can have, text or nothing; they are left out. If a whole column is gone, look at its unit, such as °F without a word.',
    'computed',
  ),
  logColumnDoubled: warning(
    'prepare-the-file',
    '{log}: `{name}` names {count} columns. Column {taken} was taken: the first that moves.',
    'computed',
  ),
  logKnockBothSigns: warning(
    'prepare-the-file',
    '{log}: the knock column holds both signs, and which of them is retard is not known. All of it was taken for retard: choose another column, or see which sign the logger gives it.',
    'inferred',
  ),
  logColumnsDisagree: warning(
    'prepare-the-file',
    '{log}: `{name}` names {count} columns that move apart. Column {taken} was taken; delete the others and open it again.',
    'computed',
  ),
  logClockInferred: warning(
    'prepare-the-file',
    '{log}: the time carries no unit. By its steps it was read as {unit}.',
    'inferred',
  ),
  logThrottleStandsIn: warning(
    'record-a-pull',
    '{log}: no pedal was logged, the throttle stands in. A throttle held back looks like a foot that lifts.',
    'inferred',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
