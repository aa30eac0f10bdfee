import { notice, type Notice } from '../limits/notice';
import type { PullFinding } from './ratePull';

/** The words of a finding. @param pull `The pull`, `First pull` */
export const findingNotice = ({ limit, weight, values }: PullFinding, pull: string): Notice => ({
  ...notice(limit, { pull, ...values }),
  kind: weight === 'spoils' ? 'refusal' : 'warning',
});
