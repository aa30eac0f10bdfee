import { partedThousands } from '../text/partedThousands';
import type { LogShape } from './logShape';

const separatorWords = { ',': 'Commas', ';': 'Semicolons', '\t': 'Tabs' } as const;

/** By which rules the text was cut into cells, where they are not those of a plain CSV. */
export const shapeRemarks = ({
  separator,
  isDecimalComma,
  headerLine,
  units,
}: LogShape): readonly string[] => [
  ...(separator === ',' ? [] : [`${separatorWords[separator]} part the cells.`]),
  ...(isDecimalComma
    ? [`A comma marks the decimals${separator === ',' ? ', inside quotation marks' : ''}.`]
    : []),
  ...(headerLine > 0
    ? [
        headerLine === 1
          ? 'A line stands before the column names; it was passed over.'
          : `${headerLine} lines stand before the column names; they were passed over.`,
      ]
    : []),
  ...(units.length > 0 ? ['The line below the column names was read as their units.'] : []),
];

/** A clock that begins within this of nought is not worth a word, s. */
const nearNought = 1;

const secondsOfDay = 86_400;

/**
 * Says what was taken off the clock.
 *
 * @param firstClock what it stood at in the first row that is kept, s
 */
export const clockStartRemarks = (firstClock: number): readonly string[] => {
  if (!(Math.abs(firstClock) >= nearNought)) return [];
  const days = firstClock / secondsOfDay;
  const inDays = days >= 1 ? ` (${days.toFixed(1)} days)` : '';
  return [
    `The clock stood at ${partedThousands(Math.round(firstClock))} s${inDays} in the first row. Each drive is counted from its own first row.`,
  ];
};
