import { changedSections, hashesFrom, type SectionHashes } from './changedSections';

/** In the local storage: the sections as this device has last seen them. */
const seenKey = 'guide-sections';

/** In the storage of the tab: the sections as they were at the visit before, so that a reload marks the same. */
const beforeKey = 'guide-sections-before';

/** The list of changes; what is marked is named there too. */
const listId = 'what-changed';

/** The sections of the visit before this one; undefined at the first. */
function visitBefore(now: SectionHashes): SectionHashes | undefined {
  const before =
    hashesFrom(sessionStorage.getItem(beforeKey)) ?? hashesFrom(localStorage.getItem(seenKey));
  if (before) sessionStorage.setItem(beforeKey, JSON.stringify(before));
  localStorage.setItem(seenKey, JSON.stringify(now));
  return before;
}

/** A line below the heading: no text of the section, and not searched. */
function mark(id: string, words: string): void {
  const heading = document.getElementById(id);
  if (!heading || heading.nextElementSibling?.matches('.section-changed')) return;
  const line = document.createElement('p');
  line.className = 'section-changed next-section';
  line.dataset.searchSkip = 'true';
  line.textContent = words;
  heading.after(line);
}

/** Names all marked sections where readers look for changes. */
function list(ids: readonly string[]): void {
  const place = document.getElementById(listId);
  if (!place || ids.length === 0) return;
  const line = document.createElement('p');
  line.className = 'section-changed';
  line.dataset.searchSkip = 'true';
  line.append('Changed since your last visit: ');
  ids.forEach((id, at) => {
    const link = document.createElement('a');
    link.href = `#${id}`;
    link.textContent = document.getElementById(id)?.dataset.number ?? id;
    line.append(at > 0 ? ', ' : '', link);
  });
  line.append('.');
  place.after(line);
}

/**
 * Marks the sections whose text is another than at the reader's last visit. What was seen is kept on this
 * device only; where storage is refused nothing is marked.
 *
 * @param address of the hashes that the build wrote
 */
export async function markChanges(address: string): Promise<void> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    const now = response.ok ? hashesFrom(await response.text()) : undefined;
    const before = now && visitBefore(now);
    if (!before) return;
    const { changed, fresh } = changedSections(before, now);
    for (const id of changed) mark(id, 'Changed since your last visit.');
    for (const id of fresh) mark(id, 'New since your last visit.');
    list([...changed, ...fresh]);
  } catch {
    // Refused storage or no network: the page is as it was.
  }
}
