import { injectorFlowRange } from '@site/src/calculations/airAndFuel/injectorFlowAtPressure';
import {
  airFlowCeilingGramsPerSecond,
  consumptionRange,
  injectorsRange,
  longDutyRange,
  powerCeilingHp,
} from '@site/src/calculations/airAndFuel/powerCeiling';
import { lambdaRange } from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import { doubts, printed, type Question, says } from './questions';

export const power: Question = {
  title: 'Power that injectors can feed',
  numbers: {
    count: { label: 'Injectors', initial: '4', range: injectorsRange },
    flow: { label: 'Flow of each', unit: 'cc/min', initial: '294', range: injectorFlowRange },
    duty: { label: 'Highest duty', unit: '%', initial: '85', range: longDutyRange },
    consumption: {
      label: 'Fuel for 1 hp and 1 h',
      unit: 'lb',
      initial: '0.50',
      range: consumptionRange,
    },
    lambda: { label: 'Lambda', initial: '0.85', range: lambdaRange },
  },
  answer: (of) => {
    const supply = {
      injectors: of('count'),
      ccPerMinute: of('flow'),
      dutyPercent: of('duty'),
    };
    const hp = (consumption: number) => printed(powerCeilingHp(supply, consumption), 0);
    return {
      sentence: `These injectors feed about ${hp(of('consumption'))} hp at the crank.`,
      more: [
        says(
          `Without boost 0.45 to 0.55 lb is usual: ${hp(0.45)} to ${hp(0.55)} hp. Petrol of 0.745 g/cc.`,
          'computed',
        ),
        says(
          `The air that burns this fuel is ${printed(airFlowCeilingGramsPerSecond(supply, of('lambda')), 0)} g/s; the stock meter ends at 213.6 g/s.`,
          'rom-data',
          'computed',
        ),
        doubts('A later page names 200 to 220 hp at the wheels for the stock ones.', 'guide-later'),
      ],
    };
  },
};
