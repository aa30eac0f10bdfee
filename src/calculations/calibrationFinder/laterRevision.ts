import { mx5Calibrations, type Calibration } from '@site/src/data/calibrations';

/** Another revision of the same family that has a patch. It is not verified for any other car. */
export interface LaterRevision {
  readonly id: string;
  /** Thread in which a helper named exactly this replacement for exactly this ID; four have one. */
  readonly namedIn: string | null;
  /** The code layout changes between revisions of this family. */
  readonly layoutChanges: boolean;
  /** Newer ones of the family with a patch, which nobody was told to use. */
  readonly newer: readonly string[];
  /** A copy of its factory file is in the public list. */
  readonly oemCopyListed: boolean;
}

/**
 * Revisions are letters; a later letter is newer, by one helper's rule, and 0 seems to come first.
 * Of other figures nobody knows the order.
 */
const ordered = /^[0A-Z]$/;

/**
 * The nearest later revision of the same family with a patch; null if there is none.
 *
 * @param id six characters of an engine computer, known or not
 */
export const nearestLaterRevision = (id: string): LaterRevision | null => {
  const [family, revision] = [id.slice(0, 4), id.slice(5, 6)];
  if (!ordered.test(revision)) return null;
  const later = mx5Calibrations.filter(
    (each) => each.family === family && each.status === 'supported' && each.id.slice(5) > revision,
  );
  const [nearest, ...newer] = [...later].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (!nearest) return null;
  return {
    id: nearest.id,
    namedIn: threadNaming(id, nearest),
    layoutChanges: nearest.layoutChangesWithinFamily,
    newer: newer.map((each) => each.id),
    oemCopyListed: nearest.oemCopyListed,
  };
};

const threadNaming = (id: string, { id: replacement }: Calibration): string | null => {
  const asked = mx5Calibrations.find((each) => each.id === id)?.answer;
  return asked?.kind === 'use-instead' && asked.use === replacement ? asked.url : null;
};
