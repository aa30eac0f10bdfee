import { type Calibration, mx5Calibrations } from '@site/src/data/calibrations';
import type { IdentifiedNc } from './identifyText';
import { type LaterRevision, nearestLaterRevision } from './laterRevision';

/** What there is for one ID. */
export interface Support {
  /** RomDrop has a definition, a patch and a checksum entry for exactly this ID. */
  readonly romdrop: boolean;
  /** NC Flash up to 2.18.0 brings a definition of its own. */
  readonly ncFlash: boolean;
  /** A copy of the factory file is in the public list. */
  readonly oemCopyListed: boolean;
  /** That copy has the checksum that RomDrop expects; null if it cannot be told. */
  readonly oemCopyTested: boolean | null;
  /** Definitions that one developer's program made, without a patch. */
  readonly portedDefinitions: readonly string[];
  /** Only without a patch: the nearest later revision of the family that has one. */
  readonly instead: LaterRevision | null;
  /** Only without a patch: threads in which somebody asked for this ID. */
  readonly requests: readonly string[];
  /** Only without a patch and without a later revision: those of the family that have one. */
  readonly otherRevisions: readonly string[];
  /** No patch and no later revision that has one: only RomDrop's author can help. */
  readonly askAuthor: boolean;
}

const nothing: Support = {
  romdrop: false,
  ncFlash: false,
  oemCopyListed: false,
  oemCopyTested: null,
  portedDefinitions: [],
  instead: null,
  requests: [],
  otherRevisions: [],
  askAuthor: false,
};

/** What is left to an owner without a patch. */
const withoutPatchOfItsOwn = (
  id: string,
): Pick<Support, 'instead' | 'otherRevisions' | 'askAuthor'> => {
  const instead = nearestLaterRevision(id);
  const patched = mx5Calibrations
    .filter(({ family, status }) => family === id.slice(0, 4) && status === 'supported')
    .map((each) => each.id);
  return { instead, otherRevisions: instead ? [] : patched, askAuthor: instead === null };
};

const forCalibration = (calibration: Calibration): Support => {
  const romdrop = calibration.status === 'supported';
  return {
    ...nothing,
    ...(romdrop ? {} : withoutPatchOfItsOwn(calibration.id)),
    romdrop,
    ncFlash: calibration.ncFlashDefinition,
    oemCopyListed: calibration.oemCopyListed,
    oemCopyTested: calibration.oemCopyMatchesRomdropCrc,
    portedDefinitions: calibration.portedDefinitions,
    requests: romdrop ? [] : calibration.requests.map(({ url }) => url),
  };
};

/** What there is for the ID of an NC's engine computer. */
export const supportFor = (found: IdentifiedNc): Support =>
  found.kind === 'mx5'
    ? forCalibration(found.calibration)
    : { ...nothing, ...withoutPatchOfItsOwn(found.id) };
