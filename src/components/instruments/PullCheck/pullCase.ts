import { comparePulls, type PullComparison } from '@site/src/calculations/pullCheck/comparePulls';
import type { Pull } from '@site/src/calculations/pullCheck/findPulls';
import type { Drivetrain } from '@site/src/calculations/pullCheck/gearOfPull';
import type { PullCar } from '@site/src/calculations/pullCheck/PullCar';
import { pullMeasures, type PullMeasures } from '@site/src/calculations/pullCheck/pullMeasures';
import { pullPower, type PullPowerPoint } from '@site/src/calculations/pullCheck/pullPower';
import { type PullFinding, ratePull } from '@site/src/calculations/pullCheck/ratePull';
import { thinnedRows } from '@site/src/calculations/pullCheck/thinnedRows';
import type { PowerUnits } from '@site/src/calculations/pullCheck/powerUnits';
import { allOf, reading, type Reading } from '../kit/reading';
import type { ShownLog } from './logNews';
import type { NamedLog } from './logSlot';
import { gearBySpeed } from './pullStore';
import { readPullCar, type PullValues } from './readPullCar';

/** A pull that was chosen, and what can be said of it. */
export interface JudgedPull {
  readonly pull: Pull;
  readonly measures: PullMeasures;
  readonly findings: readonly PullFinding[];
  /** The gear that the power is computed with; undefined while nobody knows it. */
  readonly gear: number | undefined;
  /** The gear that the reader chose is not the one that the road speed shows. */
  readonly gearDisagrees: boolean;
  readonly points: readonly PullPowerPoint[];
}

/** One log of the case. */
export interface JudgedLog {
  readonly name: string;
  readonly log: ShownLog;
  readonly judged: JudgedPull | undefined;
}

export interface PullResult {
  readonly logs: readonly JudgedLog[];
  /** Only of two pulls. */
  readonly comparison: PullComparison | undefined;
  readonly units: PowerUnits;
}

/** The pull that a place names, counted from 1; the first where there is none. */
const pullAt = ({ pulls }: ShownLog, place: string): Pull | undefined =>
  pulls[Number(place) - 1] ?? pulls[0];

interface WholeCar {
  readonly drivetrain: Drivetrain;
  /** All but the gear. */
  readonly car: Omit<PullCar, 'gearRatio'>;
}

/** Car, air and road, or the message of the first field that cannot be used. */
const wholeCar = (values: PullValues): Reading<WholeCar> => {
  const readings = readPullCar(values);
  const read = allOf(readings);
  if (!read) {
    const fault = Object.values(readings).find((each) => each.fault !== undefined)?.fault;
    return { fault: fault ?? '' };
  }
  const { ratios, final, tyre } = read;
  return {
    value: {
      drivetrain: { gearRatios: ratios, finalDrive: final, circumferenceMetres: tyre },
      car: {
        mass: { value: read.mass, plusMinus: read.massOff },
        dragCoefficient: { value: read.drag, plusMinus: read.dragOff },
        frontalArea: { value: read.area, plusMinus: read.areaOff },
        circumference: { value: tyre, plusMinus: (tyre * read.tyreOff) / 100 },
        finalDrive: final,
        airDensity: { value: read.air, plusMinus: read.airOff },
        slopePlusMinusPercent: read.slope,
      },
    },
  };
};

const judge = (pull: Pull, { drivetrain, car }: WholeCar, chosenGear: string): JudgedPull => {
  const measures = pullMeasures(pull, drivetrain);
  const bySpeed = measures.gear?.gear ?? undefined;
  const gear = chosenGear === gearBySpeed ? bySpeed : Number(chosenGear);
  const gearRatio = gear === undefined ? undefined : drivetrain.gearRatios[gear - 1];
  const points =
    gearRatio === undefined ? [] : pullPower(thinnedRows(pull.rows), { ...car, gearRatio });
  return {
    pull,
    measures,
    findings: ratePull(measures),
    gear: gearRatio === undefined ? undefined : gear,
    gearDisagrees: gear !== undefined && bySpeed !== undefined && gear !== bySpeed,
    points,
  };
};

/** The judgement of one or two logs, or the message of a field that cannot be used. */
export const pullResult = (
  values: PullValues,
  [first, second]: readonly [NamedLog | undefined, NamedLog | undefined],
): Reading<PullResult> => {
  const whole = wholeCar(values);
  if (whole.fault !== undefined) return whole;
  return reading(() => {
    const judgedLog = (named: NamedLog | undefined, place: string): JudgedLog[] => {
      if (!named) return [];
      const pull = pullAt(named.log, place);
      return [{ ...named, judged: pull && judge(pull, whole.value, values.gear) }];
    };
    const logs = [...judgedLog(first, values.pullA), ...judgedLog(second, values.pullB)];
    const [a, b] = logs.flatMap(({ judged }) => judged ?? []);
    return {
      logs,
      comparison: a && b && comparePulls(a.measures, b.measures),
      units: values.units === 'SI' ? 'SI' : 'US',
    };
  });
};
