/**
 * The words that name a place of the page: its heading without the link in it, or what a plate says first.
 * Empty if there is no such place.
 *
 * @param hash of a link to the place: `#read-the-rom`
 */
export function nameOfPlace(hash: string): string {
  const place = document.getElementById(hash.slice(1));
  const words = place?.querySelector('[id$=-caption], .plate-caption div > p') ?? place;
  return words?.firstChild?.textContent ?? '';
}
