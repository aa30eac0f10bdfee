/** What the commit messages say of changed looks. */
export interface Agreed {
  /** Names of places that are meant to look different. */
  readonly places: ReadonlySet<string>;
  /** Trailers that name no place or no reason, and so agree to nothing. */
  readonly unclear: readonly string[];
}

const form = /^(?<names>\S.*?)\s+(?:—|–|-|--)\s+\S/;

/**
 * Reads the trailers `Looks: opening, search — the head is lower`, without the key: names between commas,
 * a dash, and why.
 */
export function agreedIn(trailers: readonly string[]): Agreed {
  const places = new Set<string>();
  const unclear: string[] = [];
  for (const trailer of trailers) {
    const names = (form.exec(trailer.trim())?.groups?.names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (names.length === 0) unclear.push(trailer);
    for (const name of names) places.add(name);
  }
  return { places, unclear };
}
