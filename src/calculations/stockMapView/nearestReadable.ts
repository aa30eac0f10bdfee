import type { Calibration } from '@site/src/data/calibration';
import { carAgreement, carDistance, type CarAgreement } from './carAgreement';

/** The readable calibration that stands for another, and how near it is. */
export interface NearestReadable extends CarAgreement {
  readonly id: string;
  /** `same`: it stands for itself. `same-family`: another revision. `other-family`: a like car. */
  readonly relation: 'same' | 'same-family' | 'other-family';
  /** Steps among the known revisions of the family; positive: the readable one is later. */
  readonly revisionSteps: number;
}

const sameFamily = (
  asked: Calibration,
  family: readonly Calibration[],
  readable: ReadonlySet<string>,
): NearestReadable | undefined => {
  const known = [...family].sort((a, b) => (a.revision < b.revision ? -1 : 1));
  const place = known.findIndex(({ id }) => id === asked.id);
  const steps = known.flatMap((each, i) =>
    readable.has(each.id) ? [{ each, by: i - place }] : [],
  );
  const [nearest] = steps.sort((a, b) => Math.abs(a.by) - Math.abs(b.by) || b.by - a.by);
  if (!nearest) return undefined;
  return {
    id: nearest.each.id,
    relation: nearest.by === 0 ? 'same' : 'same-family',
    revisionSteps: nearest.by,
    ...carAgreement(asked, nearest.each),
  };
};

const gearboxKind = ({ vehicle }: Calibration): string | undefined =>
  vehicle.gearbox === null ? undefined : vehicle.gearbox === 'AT' ? 'automatic' : 'manual';

/** A car with the same engine and, as far as known, the same kind of gearbox. */
const otherFamily = (
  asked: Calibration,
  candidates: readonly Calibration[],
): NearestReadable | undefined => {
  if (asked.vehicle.engine === null) return undefined;
  const alike = candidates.filter(({ vehicle }) => vehicle.engine === asked.vehicle.engine);
  const kinds = new Set(alike.map(gearboxKind));
  if (gearboxKind(asked) === undefined && kinds.size > 1) return undefined;
  const [nearest] = alike
    .filter((each) => (gearboxKind(asked) ?? gearboxKind(each)) === gearboxKind(each))
    .map((each) => ({ each, distance: carDistance(asked, each) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest) return undefined;
  return {
    id: nearest.each.id,
    relation: 'other-family',
    revisionSteps: 0,
    ...carAgreement(asked, nearest.each),
  };
};

/**
 * The calibration with readable stock maps that comes nearest to another: itself, else a revision of
 * its family, later rather than earlier, else a car of the same engine and kind of gearbox.
 *
 * Nearness says nothing about flashing: it only picks maps to look at.
 *
 * @param calibrations all known ones
 * @param readable IDs whose stock maps are known, the preferred ones first
 * @returns undefined for an unknown ID, another car, or one of which too little is known
 */
export const nearestReadable = (
  id: string,
  calibrations: readonly Calibration[],
  readable: readonly string[],
): NearestReadable | undefined => {
  const asked = calibrations.find((each) => each.id === id);
  if (asked?.appliesTo !== 'nc-mx5') return undefined;
  const family = calibrations.filter((each) => each.family === asked.family);
  const byId = new Map(calibrations.map((each) => [each.id, each]));
  const candidates = readable.flatMap((each) => byId.get(each) ?? []);
  return sameFamily(asked, family, new Set(readable)) ?? otherFamily(asked, candidates);
};
