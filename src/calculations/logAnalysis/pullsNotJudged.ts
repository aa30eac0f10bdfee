import { notice, type Notice } from '../limits/notice';
import type { LogTable } from '../logReading/LogTable';
import { columnNamesOf } from './columnNamesOf';
import type { LogPull } from './LogAnalysis';
import { counted } from './printedNumber';

/** What a pull is judged by. */
const rolesOfPull = ['lambda', 'lambdaTarget', 'pulseWidth', 'knockRetard', 'highDet'] as const;

/** Silence about a column that a pull lacks proves nothing. */
export const pullsNotJudged = (
  { columns }: Pick<LogTable, 'columns'>,
  pulls: readonly LogPull[],
): readonly Notice[] => {
  const lacksIn = ({ firstRow, lastRow }: LogPull) =>
    rolesOfPull.filter((role) => {
      const rows = columns[role]?.subarray(firstRow, lastRow + 1);
      const missing = rows?.filter((value) => Number.isNaN(value)).length ?? Infinity;
      return 2 * missing > (rows?.length ?? 0);
    });
  const lacking = pulls.map(lacksIn);
  const roles = rolesOfPull.filter((role) => lacking.some((found) => found.includes(role)));
  const count = lacking.filter(({ length }) => length > 0).length;
  if (count === 0) return [];
  const names = columnNamesOf(roles);
  return [
    notice('logPullsNotJudged', {
      count: counted(count, 'pull'),
      columns: roles.length > 1 ? `${names}, some or all of them` : names,
    }),
  ];
};
