import { articleOnPage } from '@site/src/search/articleOnPage';
import { goTo } from './goTo';
import { keepSearch } from './lastSearches';
import { keepLeftList, leftList } from './leftList';
import { markPlace } from './markAtPlace';
import { openInstrument } from './openInstrument';
import type { Row } from './rows';

interface From {
  readonly home: string;
  readonly typed: string;
  readonly row: number;
  /** How far the list is scrolled, in CSS pixels. */
  readonly top: number;
}

/** Leads to what a row stands for, and keeps the list for the way back. Words lead nowhere. */
export function follow(row: Exclude<Row, { readonly kind: 'words' }>, from: From): void {
  const { home, typed, row: place, top } = from;
  if (row.kind !== 'place') keepSearch(typed);
  keepLeftList({ typed, row: place, top });
  if (row.kind === 'instrument') openInstrument(row.opens, home);
  else if (row.kind === 'place') goTo(row.id, home);
  else {
    const { section, hits } = row.finding;
    goTo(section.id, home);
    void markPlace(section.id, hits);
  }
  // Who stood there already has no way back to take.
  if (articleOnPage() && leftList()) keepLeftList();
}
