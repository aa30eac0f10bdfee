// The key of a source: cspell:ignore ecmtuning
import {
  airFuelRange,
  equivalenceRange,
  lambdaFromAirFuelRatio,
  lambdaFromEquivalenceRatio,
  mixtureFromLambda,
} from '@site/src/calculations/airAndFuel/mixture';
import {
  ethanolRange,
  fuelAgainstE10,
  petrolRatio,
  stoichiometricRatioOfBlend,
} from '@site/src/calculations/airAndFuel/stoichiometricRatio';
import {
  enrichmentRange,
  lambdaFromEnrichment,
  lambdaRange,
} from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { requireInRange } from '@site/src/calculations/limits/requireInRange';
import { doubts, printed, type Question, says } from './questions';

/** Wide enough for each way of writing; what was written decides the rest. */
const anyMixture: Quantity = { name: 'the mixture', unit: '', least: -50, most: 100 };

const toLambda = (written: string, value: number, ratio: number): number => {
  switch (written) {
    case 'afr':
      return lambdaFromAirFuelRatio(requireInRange(airFuelRange, value), ratio);
    case 'phi':
      return lambdaFromEquivalenceRatio(requireInRange(equivalenceRange, value));
    case 'enrichment':
      return lambdaFromEnrichment(requireInRange(enrichmentRange, value));
    default:
      return requireInRange(lambdaRange, value);
  }
};

export const mixture: Question = {
  title: 'Lambda, AFR, enrichment',
  choices: {
    written: {
      label: 'Written as',
      options: [
        ['enrichment', 'enrichment, %'],
        ['lambda', 'lambda'],
        ['afr', 'AFR'],
        ['phi', 'equivalence ratio'],
      ],
    },
    fuel: {
      label: 'Fuel',
      options: [
        ['petrol', 'petrol, 14.7'],
        ['blend', 'blend with ethanol'],
      ],
    },
  },
  numbers: {
    value: { label: 'Mixture', initial: '13.1', range: anyMixture },
    ethanol: { label: 'Ethanol, for a blend', unit: '%', initial: '10', range: ethanolRange },
  },
  answer: (of, chosen) => {
    const blend = chosen('fuel') === 'blend';
    const ratio = blend ? stoichiometricRatioOfBlend(of('ethanol')) : petrolRatio;
    const lambda = toLambda(chosen('written'), of('value'), ratio);
    const all = mixtureFromLambda(lambda, ratio);
    return {
      sentence: `Lambda ${printed(all.lambda, 4)} is AFR ${printed(all.airFuelRatio, 2)} and an enrichment of ${printed(all.enrichmentPercent, 2)} %.`,
      more: [
        says(
          `As the trade writes it, the equivalence ratio is ${printed(all.equivalenceRatio, 4)}: larger is richer. The earlier guide and its logs call lambda EQ ratio, where smaller is richer. Ask which is meant.`,
          'guide',
          'computed',
        ),
        ...(blend
          ? [
              doubts(
                `Stoichiometric is ${printed(ratio, 2)} for this blend, and it needs ${printed(fuelAgainstE10(of('ethanol')), 2)} times the fuel of E10. One source; whether by volume or by mass it does not say.`,
                'ecmtuning',
              ),
            ]
          : [
              says(
                'An AFR for petrol is wrong for any blend with ethanol. Set lambda.',
                'inferred',
              ),
            ]),
      ],
    };
  },
};
