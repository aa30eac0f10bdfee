/** Fields that several data files share. Build and tests only: no schema reaches a browser. */
import * as v from 'valibot';
import { howSure, type ThrottleCut } from '../drivetrain';

/** A schema whose accepted values have the type of the data's own interface. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;

export const text = v.pipe(v.string(), v.nonEmpty());
export const count = v.pipe(v.number(), v.integer());
/** A number of any kind that is above zero: a ratio, a size, a share. */
export const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
export const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
export const confidence = v.picklist(howSure);
export const family = matching(/^L[A-Z0-9]{3}$/);
/** Keys of `sources.ts`. */
export const sourceKeys = v.array(matching(/^[a-z0-9-]+$/));
export const throttleCut: SchemaOf<ThrottleCut> = v.strictObject({
  pressed: count,
  released: count,
});
