import type { Calibration } from '@site/src/data/calibrations';
import type { Identified } from './identifyText';
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
  /** No patch and nothing in the family: only RomDrop's author can help. */
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
  askAuthor: false,
};

const forCalibration = (calibration: Calibration): Support => {
  const romdrop = calibration.status === 'supported';
  const instead = romdrop ? null : nearestLaterRevision(calibration.id);
  return {
    romdrop,
    ncFlash: calibration.ncFlashDefinition,
    oemCopyListed: calibration.oemCopyListed,
    oemCopyTested: calibration.oemCopyMatchesRomdropCrc,
    portedDefinitions: calibration.portedDefinitions,
    instead,
    requests: romdrop ? [] : calibration.requests.map(({ url }) => url),
    askAuthor: !romdrop && instead === null,
  };
};

/**
 * What there is for what was identified; nothing for other cars and for gearbox controllers, except
 * that NC Flash may show one.
 */
export const supportFor = (found: Identified): Support => {
  switch (found.kind) {
    case 'mx5':
      return forCalibration(found.calibration);
    case 'unknown-mx5': {
      const instead = nearestLaterRevision(found.id);
      return { ...nothing, instead, askAuthor: instead === null };
    }
    case 'gearbox-controller':
      return { ...nothing, ncFlash: found.known?.ncFlashDefinition ?? false };
    case 'other-mazda':
      return nothing;
  }
};
