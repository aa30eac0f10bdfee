import { UnusableInputError } from '../limits/UnusableInputError';
import { writtenNumber } from '../text/writtenNumber';

/**
 * Reads the ratios of a gearbox as people write them: `3.136 1.888 1.330`.
 *
 * @throws UnusableInputError saying what to write
 */
export const gearRatiosFromText = (text: string): number[] =>
  text
    .trim()
    .split(/[\s;]+/)
    .map((part) => {
      const ratio = writtenNumber(part, part.includes(',') ? ',' : '.');
      if (ratio !== undefined) return ratio;
      throw new UnusableInputError(
        'Write the ratios from first to top with spaces between: 3.136 1.888 1.330 1.000 0.814.',
      );
    });
