// Change: the contents list shows the chapter in view and the ones above and below it, and marks the
// place, because this page has too many headings for a flat list and the sidebar has all chapters. Numbers come with the entries. Eject, safe.
// Serves R8, R21, R123.
import clsx from 'clsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Props } from '@theme/TOC';
import { Contents } from '@site/src/components/shell/contents';
import { keepCurrentInSight } from '@site/src/components/shell/contents/keepCurrentInSight';
import { chaptersOf } from '@site/src/components/shell/contents/chaptersOf';
import { useCurrentSection } from '@site/src/components/shell/scroll/useCurrentSection';

export default function TOC({ toc, className, maxHeadingLevel = 3 }: Props): ReactNode {
  const place = useCurrentSection();
  const list = useRef<HTMLElement>(null);
  useEffect(() => keepCurrentInSight(list.current), [place.section]);
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
