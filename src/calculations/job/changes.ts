import type { JobText } from './jobText';

/** One thing that a new version of the guide says otherwise. */
export interface JobChange {
  readonly kind: 'changed' | 'new' | 'gone';
  /** `Step 4`, `Stop if`. For what is gone: as it was called. */
  readonly name: string;
  /** The place of the step now, from 1; undefined for other parts and for what is gone. */
  readonly step?: number;
  readonly was?: string;
  readonly now?: string;
}

/** What has become of a job's steps. */
export interface JobChanges {
  readonly changes: readonly JobChange[];
  /** Where each old step stands now, from 1; 0 if its words are no longer there. */
  readonly movedTo: readonly number[];
}

/** Length of the longest common part of two lists, for each pair of their ends. */
function commonLengths(before: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i];
      const below = lengths[i + 1];
      if (!row || !below) continue;
      row[j] =
        before[i] === now[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Where each step of before stands now, from 1, in order; 0 if it is no longer there. */
function whereNow(before: readonly string[], now: readonly string[]): readonly number[] {
  const lengths = commonLengths(before, now);
  const places = before.map(() => 0);
  for (let i = 0, j = 0; i < before.length && j < now.length;) {
    if (before[i] === now[j]) places[i++] = ++j;
    else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  return places;
}

/** A stretch between two steps that have stayed: what stood there, and what stands there now. */
interface Stretch {
  readonly before: readonly number[];
  readonly now: readonly number[];
}

function stretchesOf(movedTo: readonly number[], count: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let old: number[] = [];
  let next = 1;
  const close = (end: number): void => {
    const now = Array.from({ length: Math.max(0, end - next) }, (_, place) => next + place);
    if (old.length > 0 || now.length > 0) stretches.push({ before: old, now });
    old = [];
    next = end + 1;
  };
  movedTo.forEach((place, index) => {
    if (place === 0) old.push(index + 1);
    else close(place);
  });
  close(count + 1);
  return stretches;
}

/** The words before and now; what is not there is left out. */
const wordsFrom = (was: string | undefined, now: string | undefined) => ({
  ...(was !== undefined && { was }),
  ...(now !== undefined && { now }),
});

/** What a new version of the guide says otherwise about a job that was begun with an older one. */
export function jobChanges(before: JobText, now: JobText): JobChanges {
  const movedTo = whereNow(before.steps, now.steps);
  const changes: JobChange[] = [];
  for (const { before: old, now: young } of stretchesOf(movedTo, now.steps.length)) {
    for (let place = 0; place < Math.max(old.length, young.length); place++) {
      const [was, step] = [old[place], young[place]];
      const words = wordsFrom(before.steps[(was ?? 0) - 1], now.steps[(step ?? 0) - 1]);
      if (step === undefined)
        changes.push({ kind: 'gone', name: `Step ${String(was ?? 0)}`, ...words });
      else
        changes.push({
          kind: was === undefined ? 'new' : 'changed',
          name: `Step ${String(step)}`,
          step,
          ...words,
        });
    }
  }
  for (const name of new Set([...Object.keys(before.parts), ...Object.keys(now.parts)])) {
    // A stored part may have any name: none may reach the prototype of an object.
    const [was, young] = [before, now].map(({ parts }) =>
      Object.hasOwn(parts, name) ? parts[name] : undefined,
    );
    if (was === young) continue;
    const kind = was === undefined ? 'new' : young === undefined ? 'gone' : 'changed';
    changes.push({ kind, name, ...wordsFrom(was, young) });
  }
  return { changes, movedTo };
}
