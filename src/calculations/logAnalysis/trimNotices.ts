import { notice, type Notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { signedNumber } from './printedNumber';

/**
 * Which trims the rows that were used are made of, and whether something learned was in them.
 *
 * A card may hold files of both kinds: then both are said.
 *
 * @param rejectedBy 0 for each row that was used
 */
export const trimNotices = (
  { columns, rowCount }: Pick<LogTable, 'columns' | 'rowCount'>,
  rejectedBy: ArrayLike<number>,
): readonly Notice[] => {
  const { shortTrim, longTrim } = columns;
  let [ofParts, ofSum] = [0, 0];
  let [least, most] = [Infinity, -Infinity];
  for (let row = 0; row < rowCount; row += 1) {
    if (rejectedBy[row] !== 0) continue;
    const learned = longTrim?.[row] ?? NaN;
    if (Number.isNaN(learned + (shortTrim?.[row] ?? NaN))) {
      ofSum += 1;
      continue;
    }
    ofParts += 1;
    least = Math.min(least, learned);
    most = Math.max(most, learned);
  }
  const isLearned = least !== 0 || most !== 0;
  return [
    ...(ofParts > 0 && isLearned
      ? [notice('logTrimsLearned', { least: signedNumber(least), most: signedNumber(most) })]
      : []),
    ...(ofParts > 0 && !isLearned ? [notice('logTrimsNothingLearned')] : []),
    ...(ofSum > 0 ? [notice('logTrimsOfSum')] : []),
  ];
};
