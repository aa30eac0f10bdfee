import { type Source, sources } from './sources';

/** A source with the key as printed: the letter of its kind and its place among that kind. */
export interface PrintedSource extends Source {
  /** `R4`, `T12` … */
  readonly printed: string;
}

function numbered(): readonly PrintedSource[] {
  const counters: Partial<Record<Source['kind'], number>> = {};
  return sources.map((source) => {
    const place = (counters[source.kind] ?? 0) + 1;
    counters[source.kind] = place;
    return { ...source, printed: `${source.kind}${place}` };
  });
}

export const printedSources = numbered();

const byKey = new Map(printedSources.map((source) => [source.key, source]));

/** The source with this key, or undefined. */
export const printedSource = (key: string): PrintedSource | undefined => byKey.get(key);

/** Whether a mark of this source alone may look checked. */
export const isCheckedAlone = ({ kind, oneReader }: Source): boolean =>
  kind === 'R' || (kind === 'P' && !oneReader);
