import { jumpTo } from '../scroll/jumpTo';
import { passageKey, passagesIn } from './passages';
import { placeOfName, wordsOf } from './passageWords';

/**
 * Leads readers who came by a link to a passage from its heading on to the passage, and takes its words
 * out of the address, which is clean again. Without the passage they stay at the heading.
 *
 * @param heading what the address names by its id
 */
export function goToPassage(heading: Element): void {
  const query = new URLSearchParams(window.location.search);
  const name = query.get(passageKey) ?? '';
  query.delete(passageKey);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + rest + window.location.hash,
  );
  const section = heading.closest('.part');
  const all = section ? passagesIn(section) : [];
  const passage = all[placeOfName(name, all.map(wordsOf))];
  if (!passage) return;
  // Below the bar, as far as the heading would stand.
  passage.style.scrollMarginTop = getComputedStyle(heading).scrollMarginTop;
  jumpTo(passage);
  // Who listens goes on from here, too.
  passage.tabIndex = -1;
  passage.focus({ preventScroll: true });
}
