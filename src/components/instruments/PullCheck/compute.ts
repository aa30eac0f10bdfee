import { gearOrdinal } from '@site/src/calculations/gears/gearOrdinal';
import { notice, type Notice } from '@site/src/calculations/limits/notice';
import {
  comparePulls,
  peaksAgree,
  type PullComparison,
} from '@site/src/calculations/pullCheck/comparePulls';
import { findingNotice } from '@site/src/calculations/pullCheck/findingNotice';
import type { Pull } from '@site/src/calculations/pullCheck/findPulls';
import { pullMeasures } from '@site/src/calculations/pullCheck/pullMeasures';
import { peaksOf, pullPower } from '@site/src/calculations/pullCheck/pullPower';
import { isSpoilt, ratePull } from '@site/src/calculations/pullCheck/ratePull';
import { thinnedRows } from '@site/src/calculations/pullCheck/thinnedRows';
import { drivetrainName, drivetrainNamed } from '../MyCar/drivetrainOfCar';
import { gearingOf } from '../MyCar/gearingFields';
import { gearsNotices } from '../MyCar/gearsNotices';
import { cappedGear } from './cappedGear';
import { gearBySpeed, type PullValues } from './fields';
import { isKnockBeside, logNotices } from './logNotices';
import type { NamedLog } from './logSlot';
import type { ShownLog } from './logReport';
import { pullName } from './messages';
import type { JudgedLog, JudgedPull, PullResult } from './result';
import type { PullResources } from './resources';
import { workedLogs } from './workedLogs';

/** The uncertainty of rpm alone may leave this much of torque and power open. */
const roughFromPercent = 5;

/** The pull that a place names, counted from 1; the first where there is none. */
const pullAt = ({ pulls }: ShownLog, place: string): Pull | undefined =>
  pulls[Number(place) - 1] ?? pulls[0];

/** The gear that the reader chose, counted from first; undefined where the road speed is to show it. */
const chosenGear = ({ gear }: PullValues): number | undefined =>
  gear === gearBySpeed ? undefined : Number(gear);

function judge(pull: Pull, name: string, values: PullValues): JudgedPull {
  const known = drivetrainNamed(values.car);
  const { tyre } = values;
  const gearing = gearingOf(values.car, values.ratios, values.final, tyre);
  const { gearRatios, finalDrive } = gearing;
  const measures = pullMeasures(pull, gearing);
  const findings = ratePull(measures);
  const spoilt = isSpoilt(findings);
  const bySpeed = measures.gear?.gear ?? undefined;
  const chosen = chosenGear(values);
  const wanted = chosen ?? bySpeed;
  const gearRatio = wanted === undefined ? undefined : gearRatios[wanted - 1];
  const gear = gearRatio === undefined ? undefined : wanted;
  const disagrees = chosen !== undefined && bySpeed !== undefined && chosen !== bySpeed;
  const power =
    gearRatio === undefined || spoilt || disagrees
      ? undefined
      : pullPower(thinnedRows(pull.rows), {
          mass: { value: values.mass, plusMinus: values.massOff },
          dragCoefficient: { value: values.drag, plusMinus: values.dragOff },
          frontalArea: { value: values.area, plusMinus: values.areaOff },
          circumference: { value: tyre, plusMinus: (tyre * values.tyreOff) / 100 },
          gearRatio,
          finalDrive,
          airDensity: { value: values.air, plusMinus: values.airOff },
          slopePlusMinusPercent: values.slope,
        });
  const cap =
    gear === undefined || measures.throttlePercent !== undefined
      ? undefined
      : cappedGear(values.car, gearRatios.length, gear);
  const notices = [
    ...findings.map((finding) => findingNotice(finding, name)),
    ...(disagrees
      ? [
          notice('pullGearDisagrees', {
            pull: name,
            chosen: gearOrdinal(chosen),
            logged: gearOrdinal(bySpeed),
          }),
        ]
      : []),
    ...(gear !== undefined && cap
      ? [notice('pullCappedGear', { pull: name, gear: gearOrdinal(gear), ...cap })]
      : []),
    ...(known?.gearbox === '6AT' ? [notice('pullAutomatic', { pull: name })] : []),
    ...(power && power.plusMinusPercent > roughFromPercent
      ? [
          notice('pullRoughSpeed', {
            pull: name,
            percent: power.plusMinusPercent.toFixed(0),
            seconds: String(power.windowSeconds),
          }),
        ]
      : []),
  ];
  return { pull, measures, notices, isSpoilt: spoilt, gear, power };
}

/** The car of the field, in words. */
const nameOf = (car: string): string => {
  const drivetrain = drivetrainNamed(car);
  return drivetrain ? drivetrainName(drivetrain) : 'your own ratios';
};

/** With fuel and people an NC weighs some 1100 to 1500 kg; this guide's own choice, with room. */
const likelyMassKg = { least: 900, most: 1800 } as const;
const poundKg = 0.45359237;

/** A mass that may have been written in pounds, or without its people. */
const massNotices = (kg: number): readonly Notice[] =>
  kg >= likelyMassKg.least && kg <= likelyMassKg.most
    ? []
    : [notice('pullMassOdd', { kg: String(kg), pounds: (kg * poundKg).toFixed(0) })];

/** One log opened twice, or two peaks so near each other that they prove no change. */
function scatterNotices(logs: readonly JudgedLog[]): readonly Notice[] {
  const [first, second] = logs.map(({ judged }) => judged && JSON.stringify(judged.measures));
  if (first !== undefined && first === second) return [notice('pullsSame')];
  const [a, b] = logs.map(
    ({ judged }) => judged?.power && peaksOf(judged.power.points)?.power.power.value,
  );
  return a !== undefined && b !== undefined && peaksAgree(a, b)
    ? [notice('pullsWithinScatter')]
    : [];
}

/**
 * The judgement of one or two logs; undefined while one is being read. Nothing is computed from a pull
 * that is spoilt, and nothing of two pulls that cannot be compared is set side by side.
 */
export function compute(
  values: PullValues,
  { resources }: { readonly resources: PullResources },
): PullResult | undefined {
  const { textA, textB } = values;
  if (textA === 'reading' || textB === 'reading') return undefined;
  const isMadeUp = !textA && !textB;
  const [first, second] = isMadeUp ? workedLogs : ([textA, textB] as const);
  const count = [first, second].filter(Boolean).length;
  const judgedLog = (named: NamedLog | undefined, place: string, i: number): JudgedLog[] => {
    if (!named) return [];
    const pull = pullAt(named.log, place);
    return [{ ...named, judged: pull && judge(pull, pullName(count, i), values) }];
  };
  const logs = [
    ...judgedLog(first, values.pullA, 0),
    ...judgedLog(second, values.pullB, first ? 1 : 0),
  ];
  const [a, b] = logs.flatMap(({ judged }) => judged ?? []);
  const compared = a && b && comparePulls(a.measures, b.measures, chosenGear(values) && a.gear);
  const ofLogs = logs.flatMap(logNotices);
  const hasCare =
    [a, b].some((each) => (each?.notices.length ?? 0) > 0) || ofLogs.some(isKnockBeside);
  const comparison: PullComparison | undefined =
    compared?.answer === 'as-far-as-logged' && hasCare
      ? { ...compared, answer: 'with-care' }
      : compared;
  const notices = [
    ...(comparison?.reasons ?? []),
    ...(comparison && comparison.answer !== 'no' ? scatterNotices(logs) : []),
    ...logs.flatMap(({ judged }) => judged?.notices ?? []),
    ...ofLogs,
    ...gearsNotices(resources.car, values.car),
    ...massNotices(values.mass),
  ];
  return {
    notices: [
      ...notices.filter(({ kind }) => kind === 'refusal'),
      ...notices.filter(({ kind }) => kind === 'warning'),
    ],
    logs,
    comparison,
    gearingOf: nameOf(values.car),
    units: values.units,
    isMadeUp,
  };
}

/**
 * The pulls that may be drawn: none that is spoilt, and no two that cannot be compared.
 *
 * @returns each with its name
 */
export function drawablePulls(
  result: PullResult,
): readonly { readonly name: string; readonly judged: JudgedPull }[] {
  const { logs, comparison } = result;
  const sound = logs.flatMap(({ judged }, place) =>
    judged && !judged.isSpoilt ? [{ name: pullName(logs.length, place), judged }] : [],
  );
  return sound.length > 1 && comparison?.answer === 'no' ? [] : sound;
}
