// Change: the contents list folds all chapters but the one in view and marks the place, because this
// page has too many headings for a flat list. Numbers come with the entries. Eject, safe.
// Serves R8, R21, R123.
import clsx from 'clsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Props } from '@theme/TOC';
import { Contents } from '@site/src/components/shell/contents';
import { chaptersOf } from '@site/src/components/shell/contents/chaptersOf';
import { useCurrentSection } from '@site/src/components/shell/scroll/useCurrentSection';

/** Keeps the current entry in sight without moving the page. */
function useCurrentInSight(section: string) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    const above = current.offsetTop;
    if (above < box.scrollTop || above + current.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = above - box.clientHeight / 2;
    }
  }, [section]);
  return list;
}

export default function TOC({ toc, className, maxHeadingLevel = 3 }: Props): ReactNode {
  const place = useCurrentSection();
  const list = useCurrentInSight(place.section);
  const chapters = useMemo(() => chaptersOf(toc, maxHeadingLevel), [toc, maxHeadingLevel]);
  return (
    <nav
      ref={list}
      className={clsx('contents-list', 'thin-scrollbar', className)}
      aria-label="On this page"
    >
      <p className="contents-head" aria-hidden="true">
        On this page
      </p>
      <Contents chapters={chapters} place={place} />
    </nav>
  );
}
