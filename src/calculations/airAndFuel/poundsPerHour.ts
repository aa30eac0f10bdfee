import { requireInRange } from '../limits/requireInRange';
import { injectorFlowRange } from './injectorFlow';

/** Mass of petrol in a volume, at a density of 0.745 g/cc: lb/h for one cc/min. */
const poundsPerHourPerCcPerMinute = 0.09855;

/** Flow of petrol by mass, lb/h; 0.745 g/cc assumed. */
export const poundsPerHour = (ccPerMinute: number): number =>
  requireInRange(injectorFlowRange, ccPerMinute) * poundsPerHourPerCcPerMinute;
