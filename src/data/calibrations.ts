/**
 * The known calibrations of the NC and what RomDrop has for each.
 *
 * `calibrations.json` was made from RomDrop's files of 17 July 2021, a public list of factory
 * images, the calibration page of RomDrop's wiki, NC Flash's files and owners' threads.
 */
import type { Calibration, CalibrationsFile } from './calibration';
import file from './calibrations.json';
import { checkedAtBuild } from './checkedAtBuild';

export type * from './calibration';

/** The whole file. */
export const calibrationsData = checkedAtBuild<CalibrationsFile>(file);

/** All 128 known engine-computer calibrations, two of other Mazdas among them, sorted by ID. */
export const calibrations = calibrationsData.calibrations;

/** The 126 of the NC MX-5, sorted by ID, so families stand together. */
export const mx5Calibrations = calibrations.filter(({ appliesTo }) => appliesTo === 'nc-mx5');

const byId = new Map(calibrations.map((each) => [each.id, each]));

/** Looks up one calibration by its six characters, in capitals. */
export const calibrationById = (id: string): Calibration | undefined => byId.get(id);
