import { enleanedLambda } from '@site/src/calculations/airAndFuel/enleanedLambda';
import {
  enleanmentFromLambdaChange,
  enleanmentRange,
  lambdaChangeFromEnleanment,
} from '@site/src/calculations/airAndFuel/lambdaChangeFromEnleanment';
import {
  enrichmentFromLambda,
  enrichmentRange,
  lambdaRange,
} from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import {
  leanerThanLimit,
  leanNotices,
  printedDifference,
} from '@site/src/calculations/airAndFuel/mixtureNotices';
import { notice, RefusalError } from '@site/src/calculations/limits/notice';
import { thresholds } from '@site/src/data/limits/thresholds';
import { FieldsError } from '../../kit/FieldsError';
import { choice } from '../../kit/instrumentField';
import { printed, says } from '../messages';
import { defineSum, mixtureNumber, rangedNumber } from './sum';

const target = (label: string) => mixtureNumber({ label, initial: '0.850', range: lambdaRange });
const cell = (label: string, initial: string) =>
  rangedNumber({ label, initial, range: enleanmentRange });

interface Row {
  readonly rpm: number;
  readonly target: number;
  readonly percent: number;
}

/** EcuFlash shows two decimals. */
const halfShownStep = 0.005;

/** The change of lambda of the highest percentage. */
const mostShown = lambdaChangeFromEnleanment(enleanmentRange.most);

/** EcuFlash shows no stored percentage but a change of lambda, which lies below 1. */
const requireStored = ({ rpm, percent }: Row): void => {
  if (percent === 0 || percent >= 1) return;
  const cell = { shown: String(percent), place: `${rpm} rpm` };
  if (percent > mostShown) throw new RefusalError('enleanmentBeyondTable', cell);
  const most = Math.min(enleanmentFromLambdaChange(percent + halfShownStep), enleanmentRange.most);
  throw new RefusalError('enleanmentAsShown', {
    ...cell,
    percent: `${printed(enleanmentFromLambdaChange(percent), 1)} %`,
    most: `${printed(most, 1)} %`,
  });
};

const requireMixture = ({ rpm, target: lambda, percent }: Row): void => {
  if (enrichmentFromLambda(lambda) - percent >= enrichmentRange.least) return;
  throw new FieldsError(
    `A target of ${lambda} with ${percent} % left on would end leaner than lambda 2. Write the target and the percentage of your file.`,
    [`enleanment.t${rpm}`, `enleanment.e${rpm}`],
  );
};

const after = ({ target: lambda, percent }: Row): number =>
  enleanedLambda({
    targetEnrichmentPercent: enrichmentFromLambda(lambda),
    enleanmentPercent: percent,
  });

export const enleanment = defineSum({
  title: 'Power enleanment left on',
  fields: {
    'enleanment.t6000': target('Target at 6000 rpm'),
    'enleanment.e6000': cell('Stored at 6000 rpm', '9'),
    'enleanment.t6500': target('Target at 6500 rpm'),
    'enleanment.e6500': cell('Stored at 6500 rpm', '14'),
    'enleanment.t7000': target('Target at 7000 rpm'),
    'enleanment.e7000': cell('Stored at 7000 rpm', '16.5'),
    'enleanment.t7500': target('Target at 7500 rpm'),
    'enleanment.e7500': cell('Stored at 7500 rpm', '21'),
    'enleanment.boost': choice({ label: 'Boost', options: ['no', 'yes'] }),
  },
  answer: (values) => {
    const given: readonly Row[] = [
      { rpm: 6000, target: values['enleanment.t6000'], percent: values['enleanment.e6000'] },
      { rpm: 6500, target: values['enleanment.t6500'], percent: values['enleanment.e6500'] },
      { rpm: 7000, target: values['enleanment.t7000'], percent: values['enleanment.e7000'] },
      { rpm: 7500, target: values['enleanment.t7500'], percent: values['enleanment.e7500'] },
    ];
    given.forEach(requireStored);
    given.forEach(requireMixture);
    const boost = values['enleanment.boost'] === 'yes';
    const limit = boost ? thresholds.leanUnderBoostLambda : thresholds.leanWithoutBoostLambda;
    const rows = given.map((row) => ({ ...row, lambda: after(row) }));
    const worst = rows.reduce((most, row) => (row.lambda > most.lambda ? row : most));
    const by = leanerThanLimit(worst.lambda, boost);
    const lean = by > 0 ? `, ${printedDifference(by)} leaner than the limit of ${limit}` : '';
    const danger = worst.lambda > 1 ? ', and leaner than stoichiometric at full throttle' : '';
    return {
      sentence: `The target of ${printed(worst.target, 3)} at ${worst.rpm} rpm ends at lambda ${printed(worst.lambda, 3)}${lean}${danger}.`,
      notices: [
        ...(rows.some(({ percent }) => percent > 0) ? [notice('enleanmentBeforeTargets')] : []),
        ...rows.flatMap(({ rpm, lambda }) => leanNotices(`At ${rpm} rpm`, lambda, boost)),
      ],
      more: [
        ...rows.map(({ rpm, lambda, target: wanted, percent }) =>
          says(
            `${rpm} rpm: ${printed(lambda, 3)}, ${printed(lambda - wanted, 3)} leaner than the target; EcuFlash shows the cell as ${printed(lambdaChangeFromEnleanment(percent), 3)}.`,
            'computed',
          ),
        ),
        says(
          'NC1 tables end at 7000 rpm: for an NC1 write at 7500 rpm what stands at 7000.',
          'rom-data',
          'inferred',
        ),
        says(
          'It acts only with coolant from 80 to 95 °C and intake air from 15 to 35 °C, the other conditions given: a log of a cold or a hot day proves nothing.',
          'rom-data',
          'program',
        ),
        says(
          'The computer subtracts percentages, as two readers found in its program. Nobody has measured it on a car.',
          'program',
        ),
      ],
    };
  },
});
