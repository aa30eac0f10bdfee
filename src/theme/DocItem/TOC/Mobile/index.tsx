// Change: a place strip under the bar instead of a button above the text: number and title of the
// section in view, one tick per section of its chapter, and a caret that opens the contents, whose foot is under the thumb, because a reader of a
// long page on a phone asks "where am I" more often than once. Eject, unsafe.
// Serves R8, R86.
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Contents } from '@site/src/components/shell/contents';
import { keepCurrentInSight } from '@site/src/components/shell/contents/keepCurrentInSight';
import { type ContentsItem, chaptersOf } from '@site/src/components/shell/contents/chaptersOf';
import { Icon } from '@site/src/components/article/Icon';
import { useCurrentSection } from '@site/src/components/shell/scroll/useCurrentSection';

function Ticks({ items, current }: { items: readonly ContentsItem[]; current: string }): ReactNode {
  return (
    <span className="place-ticks" aria-hidden="true">
      {items.map(({ id }) => (
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
  const read = chapters.find(({ id }) => id === place.chapter);
  const list = useRef<HTMLElement>(null);
  useEffect(() => keepCurrentInSight(list.current), [open, place.section]);
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
        if (target instanceof Element && target.closest('nav :is(a, button)')) close();
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
      <Ticks items={read ? [read, ...read.sections] : chapters} current={place.section} />
      <nav ref={list} id={panel} hidden={!open} aria-label="Contents">
        {open && <Contents chapters={chapters} place={place} />}
        <div className="contents-foot">
          {chapters.map(
            ({ id, number, value }) =>
              !number && <a key={id} href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />,
          )}
          <button type="button">Close</button>
        </div>
      </nav>
    </div>
  );
}
