/** Texts too long for an address, kept for this tab. Without storage they live as long as the page. */

const key = (name: string): string => `guide-instrument-${name}`;

export function keptText(name: string): string | undefined {
  try {
    return sessionStorage.getItem(key(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The kept text where the page was loaded anew or come back to; empty where it was opened by a link. */
export function textOfReload(name: string): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOpened = navigation === undefined || navigation.type === 'navigate';
  return isOpened ? '' : (keptText(name) ?? '');
}

export function forgetText(name: string): void {
  try {
    sessionStorage.removeItem(key(name));
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Keeps a text, also an empty one. What is too long for the storage is not kept. */
export function keepText(name: string, text: string): void {
  try {
    sessionStorage.setItem(key(name), text);
  } catch {
    // Full or blocked: the text stays in the page until it is closed, and no older one comes back.
    forgetText(name);
  }
}
