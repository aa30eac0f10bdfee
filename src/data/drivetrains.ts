/**
 * The 28 drivetrains of the NC: gears, final drive, limits, tyre and the calibrations that hold them.
 *
 * Forward gears, final drive and limits are constants of factory images where one exists, and agree
 * with published tables; reverse and tyres rest on the tables alone.
 */
import { type Drivetrain, howSure, type ThrottleCut } from './drivetrain';
import file from './drivetrains.json';
import { count, flag, listOf, matching, object, oneOf, orNull, text } from './fieldReaders';
import { optional } from './optional';
import { positive } from './positive';

export type * from './drivetrain';

export const throttleCut = object<ThrottleCut>({ pressed: count, released: count });
export const sourceKeys = listOf(matching(/^[a-z0-9-]+$/));

/** Checks the shape of a list of drivetrains. @throws Error that names the row and the field. */
export const parseDrivetrains = listOf(
  object<Drivetrain>({
    id: matching(/^nc[123]-(uk|us|jp)-(18|20)-(5mt|6mt|6at)$/),
    generation: oneOf('NC1', 'NC2', 'NC3'),
    market: oneOf('UK and Europe', 'USA', 'Japan'),
    engine: oneOf('1.8', '2.0'),
    gearbox: oneOf('5MT', '6MT', '6AT'),
    years: matching(/^20\d\d-20\d\d$/),
    trims: listOf(text),
    ratios: listOf(positive),
    reverse: positive,
    reverseSure: oneOf(...howSure),
    finalDrive: positive,
    fuelCutRpm: count,
    throttleCutRpm: throttleCut,
    speedLimitKmh: count,
    limitsFrom: optional(oneOf('NC2')),
    tyre: oneOf('205/50R16', '205/45R17'),
    tyreSure: oneOf(...howSure),
    limitedSlip: orNull(flag),
    families: listOf(matching(/^L[A-Z0-9]{3}$/)),
    sure: oneOf(...howSure),
    sources: sourceKeys,
    note: orNull(text),
  }),
);

/** All 28, by generation, then market. */
export const drivetrains = parseDrivetrains(file, 'drivetrains.json');
