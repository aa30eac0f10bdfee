import { barHeight } from './Bar';
import type { Lane } from './lanesSpec';

/** Where each lane stands, in CSS pixels; words above and below dots take room of their own. */
export const laneRows = (
  lanes: readonly Lane[],
  { above, limits }: { readonly above: boolean; readonly limits: boolean },
) => {
  let free = limits ? 22 : 2;
  const rows = lanes.map((lane) => {
    const dots = lane.dots ?? [];
    const over = dots.some(({ label, below }) => label && !below) ? 18 : 0;
    const under = dots.some(({ label, below }) => label && below) ? 16 : 0;
    const y = free + (above ? 18 : 0) + over;
    free = y + barHeight + under + 12;
    return { lane, y };
  });
  return { rows, bottom: free - 2 };
};
