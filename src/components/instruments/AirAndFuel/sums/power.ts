import { injectorFlowRange } from '@site/src/calculations/airAndFuel/injectorFlow';
import { lambdaRange } from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import {
  airMeterNotices,
  dutyNotices,
  leanNotices,
} from '@site/src/calculations/airAndFuel/mixtureNotices';
import {
  airFlowCeilingGramsPerSecond,
  consumptionRange,
  injectorsRange,
  longDutyRange,
  powerCeilingHp,
} from '@site/src/calculations/airAndFuel/powerCeiling';
import { notice } from '@site/src/calculations/limits/notice';
import { choice } from '../../kit/instrumentField';
import { doubts, printed, says } from '../messages';
import { defineSum, mixtureNumber, rangedNumber } from './sum';

/** The least that is usual without boost, lb for 1 hp and 1 h; with boost it is more. */
const usualConsumption = 0.45;

export const power = defineSum({
  title: 'Power that injectors can feed',
  fields: {
    'power.count': rangedNumber({ label: 'Injectors', initial: '4', range: injectorsRange }),
    'power.flow': rangedNumber({ label: 'Flow of each', initial: '294', range: injectorFlowRange }),
    'power.duty': rangedNumber({ label: 'Highest duty', initial: '85', range: longDutyRange }),
    'power.consumption': rangedNumber({
      label: 'Fuel for 1 hp and 1 h',
      initial: '0.50',
      range: consumptionRange,
    }),
    'power.lambda': mixtureNumber({ label: 'Lambda', initial: '0.85', range: lambdaRange }),
    'power.boost': choice({ label: 'Boost', options: ['no', 'yes'] }),
  },
  answer: (values) => {
    const supply = {
      injectors: values['power.count'],
      ccPerMinute: values['power.flow'],
      dutyPercent: values['power.duty'],
    };
    const lambda = values['power.lambda'];
    const boost = values['power.boost'] === 'yes';
    const consumption = values['power.consumption'];
    const hp = (pounds: number) => printed(powerCeilingHp(supply, pounds), 0);
    const air = airFlowCeilingGramsPerSecond(supply, lambda);
    return {
      sentence: `These injectors feed about ${hp(consumption)} hp at the crank.`,
      notices: [
        ...dutyNotices(supply.dutyPercent),
        ...leanNotices('At full throttle', lambda, boost),
        ...(consumption < usualConsumption
          ? [notice('consumptionLow', { pounds: String(consumption) })]
          : []),
        ...airMeterNotices(air),
      ],
      more: [
        says(
          'It says what fuel can be fed, not what the engine makes nor what it bears: no source gives that.',
          'inferred',
        ),
        says(
          `On E85 divide by 1.43. Without boost 0.45 to 0.55 lb is usual: ${hp(0.45)} to ${hp(0.55)} hp. Petrol of 0.745 g/cc.`,
          'computed',
        ),
        ...(boost
          ? [
              says(
                'A rail without a vacuum line loses flow under boost: write the flow at the pressure that is left across the injector.',
                'inferred',
              ),
            ]
          : []),
        says(
          `The air that burns this fuel is ${printed(air, 0)} g/s; the stock meter ends at 213.6 g/s.`,
          'rom-data',
          'computed',
        ),
        doubts('A later page names 200 to 220 hp at the wheels for the stock ones.', 'guide-later'),
      ],
    };
  },
});
