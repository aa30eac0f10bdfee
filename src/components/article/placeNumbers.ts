/** Numbers of places, such as `4.9`, by their id. */
export type PlaceNumbers = Readonly<Record<string, string>>;

/** Reads what the build gives the lists of the opening; nothing given, no number is shown. */
export const numbersOf = (given: string | undefined): PlaceNumbers =>
  given === undefined ? {} : (JSON.parse(given) as PlaceNumbers);
