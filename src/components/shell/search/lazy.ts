/** What the search loads only when the reader reaches for it: the index, the list and what it leads to. */
import styles from './list.css?text';
import { openGuide as readGuide, type Guide } from '@site/src/search/guide';
import { bringStyles } from '../../article/bringStyles';
import { bringAllRows, putBackTables } from '../../article/lateTables';

export { follow } from './follow';
export { forgetSearches } from './lastSearches';
export { List } from './List';
export { unmarkPlace } from './markAtPlace';
export { listFor } from './rows';

bringStyles(styles);

/** Reads the guide, with the tables in the folds of its figures and the rows that wait in files. @throws if it cannot be had */
export function openGuide(home: string): Promise<Guide> {
  putBackTables(document);
  return readGuide(home, bringAllRows);
}
