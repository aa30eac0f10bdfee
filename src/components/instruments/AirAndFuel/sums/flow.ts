import { injectorFlow, injectorFlowRange } from '@site/src/calculations/airAndFuel/injectorFlow';
import { poundsPerHour } from '@site/src/calculations/airAndFuel/poundsPerHour';
import { RefusalError } from '@site/src/calculations/limits/notice';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { choice, type Texts } from '../../kit/instrumentField';
import { doubts, printed, says } from '../messages';
import { defineSum, rangedNumber } from './sum';

const kilopascalsPerPsi = 6.894757;

/** No rating and no rail are so far apart, but psi, kPa and bar are. */
const farApart = 3;

const pressureIn = (texts: Texts): Quantity => {
  const kilopascals = texts['flow.unit'] === 'kPa';
  const unit = kilopascals ? 'kPa' : 'psi';
  return {
    name: 'the pressure across the injector',
    unit,
    least: kilopascals ? 10 : 1,
    most: kilopascals ? 2000 : 290,
  };
};

export const flow = defineSum({
  title: 'Injector flow at another pressure',
  fields: {
    'flow.rated': rangedNumber({ label: 'Flow', initial: '300', range: injectorFlowRange }),
    'flow.unit': choice({ label: 'Pressures in', options: ['psi', 'kPa'] }),
    'flow.at': rangedNumber({
      label: 'Measured at',
      initial: '58',
      range: pressureIn,
      dependsOn: ['flow.unit'],
    }),
    'flow.wanted': rangedNumber({
      label: 'Wanted at, same unit',
      initial: '56.9',
      range: pressureIn,
      dependsOn: ['flow.unit'],
    }),
  },
  answer: (values) => {
    const [at, wanted, unit] = [values['flow.at'], values['flow.wanted'], values['flow.unit']];
    const ratio = Math.max(at / wanted, wanted / at);
    if (ratio >= farApart)
      throw new RefusalError('pressureUnitsMixed', { ratio: printed(ratio, 1) });
    const found = injectorFlow({ flow: values['flow.rated'], pressure: at }, wanted);
    const other =
      unit === 'psi'
        ? `${printed(wanted * kilopascalsPerPsi, 0)} kPa`
        : `${printed(wanted / kilopascalsPerPsi, 1)} psi`;
    return {
      sentence: `The injector flows ${printed(found, 1)} cc/min at ${wanted} ${unit}.`,
      notices: [],
      more: [
        says(
          `The pressure is that across the injector, here ${other}; by the square root.`,
          'guide',
        ),
        says(
          `By mass ${printed(poundsPerHour(found), 2)} lb/h, for petrol of 0.745 g/cc.`,
          'computed',
        ),
        doubts(
          'The stock rail is about 392 kPa, 56.9 psi: what the computer assumes, not a measurement.',
          'rom-data',
          'computed',
        ),
      ],
    };
  },
});
