import { enleanedLambdaA, enleanedLambdaB } from '@site/src/calculations/airAndFuel/enleanedLambda';
import {
  enleanmentRange,
  lambdaChangeFromEnleanment,
} from '@site/src/calculations/airAndFuel/lambdaChangeFromEnleanment';
import {
  enrichmentFromLambda,
  lambdaRange,
} from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import { type Asked, doubts, printed, type Question, says } from './questions';

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
      const [a, b] = [enleanedLambdaA(at), enleanedLambdaB(at)];
      const shown = lambdaChangeFromEnleanment(enleanmentPercent);
      return { rpm, target, a, b, leaner: Math.max(a, b), shown };
    });
    const worst = rows.reduce((most, row) => (row.leaner > most.leaner ? row : most));
    const danger = worst.leaner > 1 ? ', leaner than stoichiometric at full throttle' : '';
    return {
      sentence: `The target of ${printed(worst.target, 3)} at ${worst.rpm} rpm can end at lambda ${printed(worst.leaner, 3)}${danger}.`,
      more: [
        ...rows.map(({ rpm, a, b, shown }) =>
          says(
            `${rpm} rpm: ${printed(a, 3)} by reading A, ${printed(b, 3)} by B; EcuFlash shows the cell as ${printed(shown, 3)}.`,
            'computed',
          ),
        ),
        doubts(
          'Which of the two readings the computer uses is not documented. A subtracts percentages, B adds lambda.',
          'computed',
        ),
        says('Set the table to zero before any target, and neither matters.', 'guide'),
      ],
    };
  },
};
