/** Sent to the document by whatever wants the search to open; the bar's search listens. */
export const openSearchEvent = 'guide:open-search';

/** Opens the search, with the words that readers typed elsewhere, if any. */
export function openSearch(typed?: string): void {
  document.dispatchEvent(new CustomEvent(openSearchEvent, { detail: typed }));
}

/** The words that came with the event, if any. */
export const typedIn = (event: Event): string | undefined => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'string' ? detail : undefined;
};
