// Change: a place strip under the bar instead of a button above the text: number and title of the
// section in view, one tick per chapter, and a caret that opens the contents, because a reader of a
// long page on a phone asks "where am I" more often than once. Eject, unsafe.
// Serves R8, R86.
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Contents } from '@site/src/components/shell/contents';
import {
  type ContentsChapter,
  type ContentsItem,
  chaptersOf,
} from '@site/src/components/shell/contents/chaptersOf';
import { Icon } from '@site/src/components/article/Icon';
import { useCurrentSection } from '@site/src/components/shell/scroll/useCurrentSection';

function Ticks({
  chapters,
  current,
}: {
  chapters: readonly ContentsChapter[];
  current: string;
}): ReactNode {
  return (
    <span className="place-ticks" aria-hidden="true">
      {chapters.map(({ id }) => (
        <span key={id} className={id === current ? 'place-here' : undefined} />
      ))}
    </span>
  );
}

export default function DocItemTOCMobile(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const place = useCurrentSection();
  const items: readonly ContentsItem[] = toc;
  const here = items.find((item) => item.id === place.section);
  const deepest = frontMatter.toc_max_heading_level ?? 3;
  const chapters = useMemo(() => chaptersOf(items, deepest), [items, deepest]);
  const close = () => setOpen(false);
  return (
    <div
      className={`place-strip ${ThemeClassNames.docs.docTocMobile}`}
      data-open={open}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('.contents a')) close();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">Contents. You are at: </span>
        {here?.number && <span className="contents-number">{here.number} </span>}
        <span dangerouslySetInnerHTML={{ __html: here?.value ?? 'On this page' }} />
        <Icon name="caret" />
      </button>
      <Ticks chapters={chapters} current={place.chapter} />
      <nav id={panel} hidden={!open} aria-label="Contents">
        <Contents chapters={chapters} place={place} />
      </nav>
    </div>
  );
}
