/** The id that the hash of the address names; empty without one, and for one that nobody can read. */
export function placeInAddress(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
