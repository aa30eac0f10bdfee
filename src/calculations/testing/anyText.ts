import fc from 'fast-check';

/** Text of any UTF-16 units, broken pairs included: what a paste may hold. */
export const anyText = fc
  .uint16Array({ maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

/** Finite numbers between two limits. */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });
