/** How the search is called, wherever it stands. */
export const searchName = 'Search the guide';

export const panelId = 'search-panel';
export const resultsId = 'search-results';
export const resultId = (place: number): string => `search-result-${place}`;
