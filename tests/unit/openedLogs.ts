/** Logs as the page has them once they were opened; for tests. */
import { LogError } from '@site/src/calculations/pullCheck/LogError';
import type { OwnColumns } from '@site/src/calculations/pullCheck/matchColumns';
import { openPullLog } from '@site/src/calculations/pullCheck/openPullLog';
import { emptySlot, type LogSlotState } from '../../src/components/instruments/PullCheck/logSlot';
import {
  noResources,
  type PullResources,
} from '../../src/components/instruments/PullCheck/resources';

/** The slot that has read a text, or could not. */
function openedSlot(text: string | undefined, columns: OwnColumns = {}): LogSlotState {
  if (text === undefined) return emptySlot;
  try {
    const opened = openPullLog({ columns });
    opened.push(text);
    const log = opened.end();
    const good = { name: 'log.csv', reading: 1, log: { ...log, found: log.pulls.length } };
    return {
      ...emptySlot,
      status: 'read',
      name: 'log.csv',
      isFile: true,
      columns: log.names,
      good,
    };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return { ...emptySlot, status: 'error', name: 'log.csv', isFile: true, error: error.message };
  }
}

/** What the check has when these logs were opened. */
export const opened = (first?: string, second?: string): PullResources => ({
  ...noResources,
  logs: { A: openedSlot(first), B: openedSlot(second) },
});
