/** What the search loads only when the reader reaches for it: the index and the list of results. */
export { openGuide } from '@site/src/search/guide';
export { Results } from './Results';
