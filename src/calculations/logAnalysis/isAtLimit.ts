import { valueOnCurve, type Curve } from '../stockTable/valueOnCurve';

/** The logged load is a number of two decimals: a hair below the limit is at it. */
const nearLimit = 0.005;

/** Whether a logged load is at its limit; a missing cell is not. */
export const isAtLimit = (limit: Curve, load: number, rpm: number): boolean =>
  !Number.isNaN(rpm) && load >= valueOnCurve(limit, rpm) - nearLimit;
