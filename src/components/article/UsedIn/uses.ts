/** A place of the guide that names a table or a parameter: its number and its address. */
export type Use = readonly [number: string, id: string];

/** Places by the exact name. */
export type Uses = Readonly<Record<string, readonly Use[]>>;

/** Reads what the build gives the lists of names; nothing given, nothing is used. */
export const usesOf = (given: string | undefined): Uses =>
  given === undefined ? {} : (JSON.parse(given) as Uses);
