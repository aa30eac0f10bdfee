import { enleanedLambda } from '@site/src/calculations/airAndFuel/enleanedLambda';
import {
  enleanmentRange,
  lambdaChangeFromEnleanment,
} from '@site/src/calculations/airAndFuel/lambdaChangeFromEnleanment';
import {
  enrichmentFromLambda,
  lambdaRange,
} from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import { type Asked, printed, type Question, says } from './questions';

/** The stored cells of LF9VEB at full load, engine speed and %. */
const stored = [
  ['6000', '9'],
  ['6500', '14'],
  ['7000', '16.5'],
  ['7500', '21'],
] as const;

const numbers = Object.fromEntries<Asked>(
  stored.flatMap(([rpm, initial]) => [
    [`t${rpm}`, { label: `Target at ${rpm} rpm`, initial: '0.850', range: lambdaRange }],
    [`e${rpm}`, { label: `Stored at ${rpm} rpm`, unit: '%', initial, range: enleanmentRange }],
  ]),
);

export const enleanment: Question = {
  title: 'Power enleanment left on',
  numbers,
  answer: (of) => {
    const rows = stored.map(([rpm]) => {
      const target = of(`t${rpm}`);
      const enleanmentPercent = of(`e${rpm}`);
      const at = { targetEnrichmentPercent: enrichmentFromLambda(target), enleanmentPercent };
      const shown = lambdaChangeFromEnleanment(enleanmentPercent);
      return { rpm, target, lambda: enleanedLambda(at), shown };
    });
    const worst = rows.reduce((most, row) => (row.lambda > most.lambda ? row : most));
    const danger = worst.lambda > 1 ? ', leaner than stoichiometric at full throttle' : '';
    return {
      sentence: `The target of ${printed(worst.target, 3)} at ${worst.rpm} rpm ends at lambda ${printed(worst.lambda, 3)}${danger}.`,
      more: [
        ...rows.map(({ rpm, lambda, shown }) =>
          says(
            `${rpm} rpm: ${printed(lambda, 3)}; EcuFlash shows the cell as ${printed(shown, 3)}.`,
            'computed',
          ),
        ),
        says(
          'The computer subtracts percentages, as two readers found in its program. Nobody has measured it on a car.',
          'program',
        ),
        says('Set the table to zero before any target, and none of this acts.', 'guide'),
      ],
    };
  },
};
