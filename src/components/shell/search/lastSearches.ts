/** The last searches of this device: kept here and nowhere else, at most five. */

const storageKey = 'guide-searches';
const most = 5;
/** Characters of a search that are kept. */
const longest = 80;

/** Without storage they are known until the page is closed. */
let sinceLoading: readonly string[] = [];

const clean = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, longest);

/** What can be used of what was stored: anybody who can use the device may have changed it. */
export function searchesFrom(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored
    .slice(0, 100)
    .filter((each): each is string => typeof each === 'string')
    .map(clean)
    .filter(Boolean);
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()].slice(0, most);
}

/** The last searches, the newest first. */
export function lastSearches(): readonly string[] {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? sinceLoading : searchesFrom(JSON.parse(stored));
  } catch {
    return sinceLoading;
  }
}

/** Keeps a search that led somewhere. */
export function keepSearch(typed: string): void {
  const text = clean(typed);
  if (!text) return;
  const others = lastSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  sinceLoading = [text, ...others].slice(0, most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(sinceLoading));
  } catch {
    // Blocked or full: they live as long as the page.
  }
}

export function forgetSearches(): void {
  sinceLoading = [];
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing was kept.
  }
}
