/** Short hashes of the texts of sections, by the ids of their headings. */
export type SectionHashes = Readonly<Record<string, string>>;

/** Reads stored hashes from anybody's hand; undefined if they are none. */
export function hashesFrom(text: string | null): SectionHashes | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    return Object.values(stored).every((hash) => typeof hash === 'string')
      ? (stored as SectionHashes)
      : undefined;
  } catch {
    return undefined;
  }
}

/** What became of sections: ids of those with another text, and of those that were not there. */
export interface ChangedSections {
  readonly changed: readonly string[];
  readonly fresh: readonly string[];
}

export function changedSections(before: SectionHashes, now: SectionHashes): ChangedSections {
  const ids = Object.keys(now);
  return {
    changed: ids.filter((id) => Object.hasOwn(before, id) && before[id] !== now[id]),
    fresh: ids.filter((id) => !Object.hasOwn(before, id)),
  };
}
