/**
 * The 28 drivetrains of the NC: gears, final drive, limits, tyre and the calibrations that hold them.
 *
 * Forward gears, final drive and limits are constants of factory images where one exists, and agree
 * with published tables; reverse and tyres rest on the tables alone.
 */
import { checkedAtBuild } from './checkedAtBuild';
import type { Drivetrain } from './drivetrain';
import file from './drivetrains.json';

export type * from './drivetrain';

/** All 28, by generation, then market. */
export const drivetrains = checkedAtBuild<readonly Drivetrain[]>(file);
