// The key of a source: cspell:ignore ecmtuning
import {
  equivalenceRange,
  lambdaFromAirFuelRatio,
  lambdaFromEquivalenceRatio,
  mixtureFromLambda,
} from '@site/src/calculations/airAndFuel/mixture';
import { sensorNotices } from '@site/src/calculations/airAndFuel/mixtureNotices';
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
import { notice } from '@site/src/calculations/limits/notice';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { thresholds } from '@site/src/data/limits/thresholds';
import { choice, shownWhen, type Texts } from '../../kit/instrumentField';
import { doubts, printed, says } from '../messages';
import { defineSum, mixtureNumber, rangedNumber } from './sum';

type Written = 'enrichment' | 'lambda' | 'afr' | 'phi';

const isBlend = (texts: Texts): boolean => texts['mixture.fuel'] === 'blend';

/** Of the chosen fuel; of petrol while the content of ethanol cannot be read. */
const ratioOf = (texts: Texts): number => {
  const ethanol = Number((texts['mixture.ethanol'] ?? '').replace(',', '.'));
  const known = isBlend(texts) && ethanol >= 0 && ethanol <= 100;
  return known ? stoichiometricRatioOfBlend(ethanol) : petrolRatio;
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The air-fuel ratios of all lambdas that can be written. */
const airFuelRange = (ratio: number): Quantity => ({
  name: 'the air-fuel ratio',
  unit: '',
  least: tenths(lambdaRange.least * ratio + 0.05),
  most: tenths(lambdaRange.most * ratio - 0.05),
});

function mixtureRange(texts: Texts): Quantity {
  switch (texts['mixture.written'] ?? '') {
    case 'afr':
      return airFuelRange(ratioOf(texts));
    case 'phi':
      return equivalenceRange;
    case 'enrichment':
      return enrichmentRange;
    default:
      return lambdaRange;
  }
}

function toLambda(written: Written, value: number, ratio: number): number {
  switch (written) {
    case 'afr':
      return lambdaFromAirFuelRatio(value, ratio);
    case 'phi':
      return lambdaFromEquivalenceRatio(value);
    case 'enrichment':
      return lambdaFromEnrichment(value);
    case 'lambda':
      return value;
  }
}

export const mixture = defineSum({
  title: 'Lambda, AFR, enrichment',
  fields: {
    'mixture.written': choice({
      label: 'Written as',
      options: [
        ['enrichment', 'enrichment, %'],
        ['lambda', 'lambda'],
        ['afr', 'AFR'],
        ['phi', 'equivalence ratio'],
      ],
    }),
    'mixture.fuel': choice({
      label: 'Fuel',
      options: [
        ['petrol', 'petrol, 14.7'],
        ['blend', 'blend with ethanol'],
      ],
    }),
    'mixture.value': mixtureNumber({
      label: 'Mixture',
      initial: '13.1',
      range: mixtureRange,
      dependsOn: ['mixture.written', 'mixture.fuel', 'mixture.ethanol'],
    }),
    'mixture.ethanol': shownWhen(
      isBlend,
      rangedNumber({ label: 'Ethanol, for a blend', initial: '10', range: ethanolRange }),
    ),
  },
  answer: (values) => {
    const ethanol = values['mixture.ethanol'];
    const written = values['mixture.written'];
    const ratio = ethanol === undefined ? petrolRatio : stoichiometricRatioOfBlend(ethanol);
    const typed = values['mixture.value'];
    const lambda = toLambda(written, typed, ratio);
    const all = mixtureFromLambda(lambda, ratio);
    return {
      sentence: `Lambda ${printed(all.lambda, 4)} is AFR ${printed(all.airFuelRatio, 2)} and an enrichment of ${printed(all.enrichmentPercent, 2)} %.`,
      notices: [
        ...sensorNotices(lambda),
        ...(ethanol !== undefined && written === 'afr'
          ? [
              notice('airFuelOfGauge', {
                ratio: String(typed),
                lambda: printed(typed / petrolRatio, 3),
              }),
            ]
          : []),
      ],
      more: [
        ...(lambda > thresholds.leanUnderBoostLambda
          ? [
              says(
                'At idle and part throttle the computer aims near lambda 1. At full throttle leaner than 0.92 without boost, or than 0.85 with it, means lift.',
                'inferred',
              ),
            ]
          : []),
        ...(written === 'enrichment' && typed >= 10 && typed <= 16
          ? [says(`If ${typed} is an air-fuel ratio, choose AFR: it is read as a percentage here.`)]
          : []),
        says(
          `As the trade writes it, the equivalence ratio is ${printed(all.equivalenceRatio, 4)}: larger is richer. The earlier guide and its logs call lambda EQ ratio, where smaller is richer. Ask which is meant.`,
          'guide',
          'computed',
        ),
        ...(ethanol === undefined
          ? [says('An AFR for petrol is wrong for any blend with ethanol. Set lambda.', 'inferred')]
          : [
              doubts(
                `Stoichiometric is ${printed(ratio, 2)} for this blend, and it needs ${printed(fuelAgainstE10(ethanol), 2)} times the fuel of E10. One source; whether by volume or by mass it does not say.`,
                'ecmtuning',
              ),
            ]),
      ],
    };
  },
});
