/** What the search loads only when the reader reaches for it: the index, the list and what it leads to. */
import styles from './list.css?text';
import { openGuide as readGuide, type Guide } from '@site/src/search/guide';
import { yieldToPage } from '@site/src/search/yieldToPage';
import { bringStyles } from '../../article/bringStyles';
import { bring } from '../../article/lateTables';

export { follow } from './follow';
export { forgetSearches } from './lastSearches';
export { List } from './List';
export { unmarkPlace } from './markAtPlace';
export { listFor } from './rows';

bringStyles(styles);

/** Reads the guide, with the tables that wait in files but without the drawings, which it does not read. @throws if it cannot be had */
export async function openGuide(home: string): Promise<Guide> {
  // The programs that came have just been run, in the same task.
  await yieldToPage();
  const guide = await readGuide(home, (article) =>
    Promise.all(
      Array.from(article.querySelectorAll<HTMLElement>('[data-late]:not(svg)'), (place) =>
        bring(place),
      ),
    ),
  );
  // What was typed in the meantime is answered in a task of its own.
  await yieldToPage();
  return guide;
}
