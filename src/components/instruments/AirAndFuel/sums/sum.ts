import { UnusableInputError } from '@site/src/calculations/limits/UnusableInputError';
import {
  enrichmentFromLambda,
  enrichmentRange,
} from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import type { Quantity } from '@site/src/calculations/limits/OutOfRangeError';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import type { Statement } from '@site/src/calculations/text/Statement';
import type { FieldSet, InstrumentResult, ValuesOf } from '../../kit/evaluate';
import { heldFor, number } from '../../kit/instrumentField';
import { printed } from '../messages';

/** What a sum finds. */
export interface Found extends InstrumentResult {
  /** The answer first. */
  readonly sentence: string;
  readonly more: readonly Statement[];
}

/** One sum: what it asks, by the names that stand in the address, and how it answers. */
export interface Sum<F extends FieldSet<undefined>> {
  readonly title: string;
  readonly fields: F;
  /** @throws OutOfRangeError or RefusalError for a result that cannot be */
  readonly answer: (values: ValuesOf<F>) => Found;
}

/** A sum with the types of its own fields. */
export const defineSum = <const F extends FieldSet<undefined>>(sum: Sum<F>): Sum<F> => sum;

const span = ({ least, most }: Quantity): string =>
  `${partedThousands(least)} to ${partedThousands(most)}`;

/** A number whose hint is its range. */
export const rangedNumber = (asked: Parameters<typeof number>[0]): ReturnType<typeof number> =>
  number({ ...asked, hint: (texts) => span(heldFor(asked.range, texts)) });

/** What a mixture in lambda is never, and an air-fuel ratio always. */
const leastAirFuelRatio = 7;

/** What lambda is at full throttle and near it, and an enrichment hardly ever. */
const isLambda = (written: number): boolean => written >= 0.5 && written <= 1.5;

/** The nearest percentage that is not asked about. */
const nearestPercentage = (written: number): string => (written < 1 ? '0.4' : '1.6');

/** A mixture: what is by its size an air-fuel ratio, or a lambda instead of a percentage, is said to be one. */
export const mixtureNumber = (asked: Parameters<typeof number>[0]): ReturnType<typeof number> => {
  const field = rangedNumber(asked);
  return {
    ...field,
    read: (text, context) => {
      const range = heldFor(asked.range, context.texts);
      const written = Number(text.replace(',', '.'));
      if (range.most < leastAirFuelRatio && written >= leastAirFuelRatio && written <= 30)
        throw new UnusableInputError(
          `${text.trim()} looks like an air-fuel ratio. Divide it by 14.7 and write lambda.`,
        );
      if (range === enrichmentRange && isLambda(written))
        throw new UnusableInputError(
          `${text.trim()} looks like lambda. If it is a lambda, write ${printed(enrichmentFromLambda(written), 1)} %. If it is a percentage, write the nearest that is taken, ${nearestPercentage(written)} %.`,
        );
      return field.read(text, context);
    },
  };
};
