import type { LogEventKind } from '@site/src/calculations/logAnalysis/LogAnalysis';
import type { Stretch } from './timeLine';

/** What a flag needs to know of an event. */
export interface EventMark {
  readonly kind: LogEventKind;
  readonly fromSeconds: number;
}

/** A flag over the plot, at a share of its width, 0 to 1. */
export interface EventFlag {
  readonly kind: LogEventKind;
  readonly share: number;
}

/** Nearer than this two letters would lie over each other, on the narrowest plot too. */
const leastApart = 0.09;

/** The flags of a stretch, in order of time; where events crowd, knock goes before a pull. */
export function flagsOf(
  events: readonly EventMark[],
  { fromSeconds, toSeconds }: Stretch,
): readonly EventFlag[] {
  const flags: EventFlag[] = [];
  for (const kind of ['knock', 'pull'] as const) {
    for (const event of events) {
      if (event.kind !== kind) continue;
      const share = (event.fromSeconds - fromSeconds) / (toSeconds - fromSeconds);
      if (!(share >= 0 && share <= 1)) continue;
      if (flags.some((flag) => Math.abs(flag.share - share) < leastApart)) continue;
      flags.push({ kind, share });
    }
  }
  return flags.toSorted((a, b) => a.share - b.share);
}
