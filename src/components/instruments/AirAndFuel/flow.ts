import {
  injectorFlowAtPressure,
  injectorFlowRange,
  pressureRange,
} from '@site/src/calculations/airAndFuel/injectorFlowAtPressure';
import { poundsPerHour } from '@site/src/calculations/airAndFuel/poundsPerHour';
import { doubts, printed, type Question, says } from './questions';

export const flow: Question = {
  title: 'Injector flow at another pressure',
  numbers: {
    rated: { label: 'Flow', unit: 'cc/min', initial: '300', range: injectorFlowRange },
    at: { label: 'Measured at', unit: 'psi or kPa', initial: '58', range: pressureRange },
    wanted: { label: 'Wanted at, same unit', initial: '56.9', range: pressureRange },
  },
  answer: (of) => {
    const found = injectorFlowAtPressure({
      ccPerMinute: of('rated'),
      atPressure: of('at'),
      wantedPressure: of('wanted'),
    });
    return {
      sentence: `The injector flows ${printed(found, 1)} cc/min at ${of('wanted')}.`,
      more: [
        says('The pressure is that across the injector; by the square root.', 'guide'),
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
};
