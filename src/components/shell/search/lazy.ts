/** What the search loads only when the reader reaches for it: the index, the list and what it leads to. */
import styles from './list.css?text';
import { bringStyles } from '../../article/bringStyles';

export { openGuide } from '@site/src/search/guide';
export { follow } from './follow';
export { forgetSearches } from './lastSearches';
export { List } from './List';
export { unmarkPlace } from './markAtPlace';
export { listFor } from './rows';

bringStyles(styles);
