import type { Limit } from './limit';

/**
 * What speaks against one pull, or against comparing two. Where `{pull}` stands its name is put, `The
 * pull` or `First pull`.
 */
export const pull = {
  pullFewRows: {
    kind: 'warning',
    text: '{pull}: only {rate} different rows a second. At least 10 are needed; 5 to 6 gave erratic results.',
    section: 'record-a-pull',
    sources: ['innovative-tuning'],
  },
  pullRowsRepeat: {
    kind: 'warning',
    text: '{pull}: {percent} % of the rows repeat the rpm of the row before. The sampling interval is too low.',
    section: 'prepare-the-file',
    sources: ['inferred'],
  },
  pullClockRepeats: {
    kind: 'refusal',
    text: '{pull}: {rows} rows carry the time of the row before. Without a clock that runs there is no rise of rpm to compute.',
    section: 'prepare-the-file',
    sources: ['inferred'],
  },
  pullGap: {
    kind: 'warning',
    text: '{pull}: {seconds} s between two rows. A gap means lost rows.',
    section: 'prepare-the-file',
    sources: ['inferred'],
  },
  pullSpeedFalls: {
    kind: 'warning',
    text: '{pull}: rpm falls by {rpm} on the way up. It rises in every row of a clean pull; a leap followed by a fall means wheelspin.',
    section: 'prepare-the-file',
    sources: ['inferred'],
  },
  pullLifted: {
    kind: 'refusal',
    text: '{pull}: the pedal was let up on the way and pressed again. A part is not a pull: the pedal stays at its end from bottom to top.',
    section: 'record-a-pull',
    sources: ['guide'],
  },
  pullSlips: {
    kind: 'refusal',
    text: '{pull}: the engine outruns the road by {percent} %. Wheelspin, or a clutch that slips, looks like power.',
    section: 'read-the-result',
    sources: ['guide', 'mygolf'],
  },
  pullThrottleHeld: {
    kind: 'refusal',
    text: '{pull}: throttle at {percent} % with the pedal down. It shows a cap, not the engine.',
    section: 'second-gear-cap',
    sources: ['rom-data'],
  },
  pullSecondGear: {
    kind: 'warning',
    text: '{pull}: driven in second of a six-speed, where the file holds the throttle at 50 % unless that was edited. Log the throttle, or use third.',
    section: 'record-a-pull',
    sources: ['rom-data'],
  },
  pullAutomatic: {
    kind: 'warning',
    text: '{pull}: no source describes a pull with an automatic. Its converter can slip unseen.',
    section: 'record-a-pull',
    sources: ['inferred'],
  },
  pullRoughSpeed: {
    kind: 'warning',
    text: '{pull}: rpm is so rough that its rise is known to ± {percent} % only, fitted over {seconds} s.',
    section: 'prepare-the-file',
    sources: ['computed'],
  },
  pullCold: {
    kind: 'warning',
    text: '{pull}: coolant at {c} °C. No full throttle below 70 to 80 °C; compare fully warm engines only.',
    section: 'record-a-pull',
    sources: ['fome', 'guide'],
  },
  pullHotCoolant: {
    kind: 'warning',
    text: '{pull}: coolant at {c} °C. Heat takes spark away, so that the pull shows less than the engine can.',
    section: 'system-heat',
    sources: ['rom-data'],
  },
  pullCoolantEndsSession: {
    kind: 'warning',
    text: '{pull}: coolant reached {c} °C. From 105 °C end the session; from 110 °C park.',
    section: 'when-to-stop',
    sources: ['inferred'],
  },
  pullHotIntakeAir: {
    kind: 'warning',
    text: '{pull}: intake air at {c} °C. From 40 °C with a warm engine heat takes spark away.',
    section: 'system-heat',
    sources: ['rom-data'],
  },
  pullIntakeAirEndsSession: {
    kind: 'warning',
    text: '{pull}: intake air passed 50 °C, with {c} °C. End the session.',
    section: 'when-to-stop',
    sources: ['inferred'],
  },
  pullKnocks: {
    kind: 'warning',
    text: '{pull}: knock retard of {degrees}°. Find the cause before the next pull; a gain with `KNOCKR` above 0 is none.',
    section: 'compare-two-pulls',
    sources: ['guide'],
  },
  pullGearUnclear: {
    kind: 'warning',
    text: '{pull}: no gear of this car fits the road speed; the nearest is {percent} % off. Check car, tyre and the unit of the speed.',
    section: 'what-each-wrong-input-costs',
    sources: ['computed'],
  },
  pullGearDisagrees: {
    kind: 'warning',
    text: '{pull}: {chosen} gear is chosen, the road speed shows {logged}. A wrong gear shifts the figure by up to 48 %.',
    section: 'what-each-wrong-input-costs',
    sources: ['computed'],
  },
  pullsSpoilt: {
    kind: 'refusal',
    text: '{pull} is spoilt. Compare clean pulls only.',
    section: 'compare-two-pulls',
    sources: ['inferred'],
  },
  pullsOfTwoGears: {
    kind: 'refusal',
    text: 'The pulls were driven in different gears. Gearing enters by its square.',
    section: 'what-must-be-equal',
    sources: ['computed'],
  },
  pullsOfUnknownGear: {
    kind: 'warning',
    text: 'The logs do not show the gear of both pulls. It must be the same.',
    section: 'what-must-be-equal',
    sources: ['computed'],
  },
  pullsShareLittle: {
    kind: 'refusal',
    text: 'The pulls share only {rpm} rpm. Compare power at fixed rpm that both have.',
    section: 'read-the-result',
    sources: ['inferred'],
  },
  pullsStartApart: {
    kind: 'warning',
    text: 'The pulls start {rpm} rpm apart. Start at the same rpm.',
    section: 'what-must-be-equal',
    sources: ['guide'],
  },
  pullsTemperatureApart: {
    kind: 'warning',
    text: '{what} differs by {c} °C. It must lie within 5 °C.',
    section: 'compare-two-pulls',
    sources: ['guide', 'inferred'],
  },
  pullsTemperatureFarApart: {
    kind: 'refusal',
    text: '{what} differs by {c} °C. Ten degrees shift spark and air by more than most changes bring: record both again, alike.',
    section: 'what-must-be-equal',
    sources: ['rom-data', 'computed'],
  },
  pullsTemperatureUnknown: {
    kind: 'warning',
    text: '{what} was not logged in both, so nobody can tell whether it was alike.',
    section: 'compare-two-pulls',
    sources: ['inferred'],
  },
  pullsBarometerApart: {
    kind: 'warning',
    text: 'The barometer differs by {kpa} kPa. One kilopascal is 1 % of density.',
    section: 'what-must-be-equal',
    sources: ['computed'],
  },
  pullsRowRatesApart: {
    kind: 'warning',
    text: 'One log has {times} times as many rows a second. Prepare both files alike.',
    section: 'compare-two-pulls',
    sources: ['inferred'],
  },
  logCellsLeftOut: {
    kind: 'warning',
    text: '{log}: {rows} rows and {cells} cells hold what no engine can have, text or nothing; they are left out.',
    section: 'prepare-the-file',
    sources: ['computed'],
  },
  logColumnDoubled: {
    kind: 'warning',
    text: '{log}: `{name}` names {count} columns. Column {taken} was taken: the first that moves.',
    section: 'prepare-the-file',
    sources: ['computed'],
  },
  logColumnsDisagree: {
    kind: 'warning',
    text: '{log}: `{name}` names {count} columns that move apart. Column {taken} was taken; delete the others and open it again.',
    section: 'prepare-the-file',
    sources: ['computed'],
  },
  logClockInferred: {
    kind: 'warning',
    text: '{log}: the time carries no unit. By its steps it was read as {unit}.',
    section: 'prepare-the-file',
    sources: ['inferred'],
  },
  logThrottleStandsIn: {
    kind: 'warning',
    text: '{log}: no pedal was logged, the throttle stands in. A throttle held back looks like a foot that lifts.',
    section: 'record-a-pull',
    sources: ['inferred'],
  },
} as const satisfies Readonly<Record<string, Limit>>;
