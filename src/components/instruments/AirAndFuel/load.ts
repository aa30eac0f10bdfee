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
import { densityCorrectedLoad } from '@site/src/calculations/airAndFuel/scaledLoad';
import { airFlowRange, loadFromAirFlow } from '@site/src/calculations/airAndFuel/loadFromAirFlow';
import { doubts, printed, type Question, says } from './questions';

const loadOfNoLimit = { name: 'the load', unit: '', least: 0, most: 5 };

export const load: Question = {
  title: 'Load and air flow',
  choices: {
    known: {
      label: 'Known',
      options: [
        ['flow', 'air flow'],
        ['load', 'load'],
      ],
    },
  },
  numbers: {
    flow: { label: 'Air flow', unit: 'g/s', initial: '110', range: airFlowRange },
    load: { label: 'Load, if known', initial: '0.98', range: loadOfNoLimit },
    rpm: { label: 'Engine speed', unit: 'rpm', initial: '6000', range: engineSpeedRange },
    volume: { label: 'Displacement', unit: 'cc', initial: '1999', range: displacementRange },
    baro: { label: 'BARO', unit: 'kPa', initial: '101.32', range: barometricRange },
    ect: { label: 'ECT', unit: '°C', initial: '90', range: temperature('the coolant temperature') },
    iat: {
      label: 'IAT',
      unit: '°C',
      initial: '30',
      range: temperature('the intake air temperature'),
    },
  },
  answer: (of, chosen) => {
    const density = airDensityGramsPerCc({
      barometricKpa: of('baro'),
      coolantC: of('ect'),
      intakeAirC: of('iat'),
    });
    const engine = {
      displacementCc: of('volume'),
      airDensityGramsPerCc: density,
      engineSpeedRpm: of('rpm'),
    };
    const known = chosen('known') === 'load';
    const flow = known ? airFlowFromLoad({ ...engine, load: of('load') }) : of('flow');
    const base = known ? of('load') : loadFromAirFlow({ ...engine, airFlowGramsPerSecond: flow });
    return {
      sentence: known
        ? `Load ${printed(base, 4)} at ${of('rpm')} rpm takes ${printed(flow, 2)} g/s of air.`
        : `${printed(flow, 2)} g/s at ${of('rpm')} rpm is a base load of ${printed(base, 4)}.`,
      more: [
        says(
          `Air density ${printed(density, 7)} g/cc. Corrected to 0.0012 g/cc the load is ${printed(densityCorrectedLoad(base, density), 4)}.`,
          'guide',
          'computed',
        ),
        says('Limit and scaling of the file come after this: see the stock maps.', 'guide'),
        doubts('Which load looks up the cell of a table is not documented.', 'definitions'),
      ],
    };
  },
};
