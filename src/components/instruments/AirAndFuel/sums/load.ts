import {
  airDensityGramsPerCc,
  barometricRange,
  temperature,
} from '@site/src/calculations/airAndFuel/airDensity';
import { airFlowFromLoad } from '@site/src/calculations/airAndFuel/airFlowFromLoad';
import {
  displacementRange,
  engineSpeedRange,
} from '@site/src/calculations/airAndFuel/engineRanges';
import { airFlowRange, loadFromAirFlow } from '@site/src/calculations/airAndFuel/loadFromAirFlow';
import { airMeterNotices } from '@site/src/calculations/airAndFuel/mixtureNotices';
import {
  baseLoadRange,
  densityCorrectedLoad,
  loadLimitRange,
  loadScalingRange,
  scaledLoad,
} from '@site/src/calculations/airAndFuel/scaledLoad';
import { heatNotices } from '@site/src/calculations/limits/heatNotices';
import { notice } from '@site/src/calculations/limits/notice';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { FieldsError } from '../../kit/FieldsError';
import { choice, shownWhen, type Texts } from '../../kit/instrumentField';
import { doubts, printed, says } from '../messages';
import { defineSum, rangedNumber } from './sum';

const fahrenheit = (celsius: number): number => celsius * 1.8 + 32;
const celsius = (degrees: number): number => (degrees - 32) / 1.8;

/** `Load Limit | No Fault` of the worked case: it holds near this speed, and the 1.8 has another. */
const stockLimit = { load: 1.023, rpm: 6000, withinRpm: 250, leastCc: 1990 };
const isElsewhere = (rpm: number, displacementCc: number): boolean =>
  Math.abs(rpm - stockLimit.rpm) > stockLimit.withinRpm || displacementCc < stockLimit.leastCc;

/** In the unit that the reader has chosen. */
const temperatureIn =
  (name: string) =>
  (texts: Texts): Quantity => {
    const range = temperature(name);
    if (texts['load.degrees'] !== 'F') return range;
    return { name, unit: '°F', least: fahrenheit(range.least), most: fahrenheit(range.most) };
  };

export const load = defineSum({
  title: 'Load and air flow',
  fields: {
    'load.known': choice({
      isView: true,
      label: 'Known',
      options: [
        ['flow', 'air flow'],
        ['load', 'load'],
      ],
    }),
    'load.degrees': choice({
      label: 'Temperatures in',
      options: [
        ['C', '°C'],
        ['F', '°F'],
      ],
    }),
    'load.flow': shownWhen(
      (texts) => texts['load.known'] !== 'load',
      rangedNumber({ label: 'Air flow', initial: '110', range: airFlowRange }),
    ),
    'load.load': shownWhen(
      (texts) => texts['load.known'] === 'load',
      rangedNumber({ label: 'Load, if known', initial: '0.98', range: baseLoadRange }),
    ),
    'load.rpm': rangedNumber({
      label: 'Engine speed',
      initial: String(stockLimit.rpm),
      range: engineSpeedRange,
    }),
    'load.volume': rangedNumber({
      label: 'Displacement',
      initial: '1999',
      range: displacementRange,
    }),
    'load.limit': rangedNumber({
      label: 'Load Limit at this rpm',
      initial: String(stockLimit.load),
      range: loadLimitRange,
    }),
    'load.scaling': rangedNumber({
      label: 'Load Scaling at this place',
      initial: '0.9921',
      range: loadScalingRange,
    }),
    'load.baro': rangedNumber({ label: 'BARO', initial: '101.32', range: barometricRange }),
    'load.ect': rangedNumber({
      label: 'ECT',
      initial: '90',
      range: temperatureIn('the coolant temperature'),
      dependsOn: ['load.degrees'],
    }),
    'load.iat': rangedNumber({
      label: 'IAT',
      initial: '30',
      range: temperatureIn('the intake air temperature'),
      dependsOn: ['load.degrees'],
    }),
  },
  answer: (values) => {
    const toCelsius = values['load.degrees'] === 'F' ? celsius : (degrees: number) => degrees;
    const intakeAirC = toCelsius(values['load.iat']);
    const coolantC = toCelsius(values['load.ect']);
    const density = airDensityGramsPerCc({
      barometricKpa: values['load.baro'],
      coolantC,
      intakeAirC,
    });
    const rpm = values['load.rpm'];
    const engine = {
      displacementCc: values['load.volume'],
      airDensityGramsPerCc: density,
      engineSpeedRpm: rpm,
    };
    const known = values['load.load'];
    const flow =
      known === undefined
        ? (values['load.flow'] ?? NaN)
        : airFlowFromLoad({ ...engine, load: known });
    const base = known ?? loadFromAirFlow({ ...engine, airFlowGramsPerSecond: flow });
    if (base > baseLoadRange.most)
      throw new FieldsError(
        `${printed(flow, 2)} g/s at ${rpm} rpm would be a base load of ${printed(base, 1)}, more than any engine takes in. Check air flow, engine speed and displacement.`,
        ['load.flow', 'load.rpm', 'load.volume'],
      );
    const loadLimit = values['load.limit'];
    const limited = scaledLoad({ baseLoad: base, loadLimit, loadScaling: values['load.scaling'] });
    return {
      sentence:
        known === undefined
          ? `${printed(flow, 2)} g/s at ${rpm} rpm is a base load of ${printed(base, 4)}.`
          : `Load ${printed(base, 4)} at ${rpm} rpm takes ${printed(flow, 2)} g/s of air.`,
      notices: [
        ...(base > loadLimit
          ? [notice('loadLimitBinds', { load: printed(base, 3), limit: String(loadLimit) })]
          : []),
        ...airMeterNotices(flow),
        ...(loadLimit === stockLimit.load && isElsewhere(rpm, engine.displacementCc)
          ? [notice('loadLimitOfAnother', { rpm: String(rpm) })]
          : []),
        ...heatNotices(coolantC, intakeAirC),
      ],
      more: [
        says(
          `Limit and scaling make it load A, ${printed(limited, 4)}; corrected to 0.0012 g/cc that is ${printed(densityCorrectedLoad(limited, density), 4)}. Air density ${printed(density, 7)} g/cc.`,
          'guide',
          'computed',
        ),
        says('A logged LOAD is the corrected one, not the base load.', 'guide', 'inferred'),
        doubts('Which load looks up the cell of a table is not documented.', 'definitions'),
      ],
    };
  },
});
