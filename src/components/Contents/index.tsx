import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { Place } from '../Place/placeStore';
import type { ContentsChapter, ContentsItem } from './chaptersOf';

interface EntryProps {
  readonly item: ContentsItem;
  readonly current: boolean;
  readonly onFollow?: (() => void) | undefined;
}

function Entry({ item, current, onFollow }: EntryProps): ReactNode {
  return (
    <a
      className={clsx('table-of-contents__link', current && 'table-of-contents__link--active')}
      href={`#${item.id}`}
      aria-current={current ? 'location' : undefined}
      onClick={onFollow}
    >
      {item.number && <span className="contents-number">{item.number} </span>}
      {/* The loader hands the heading over as escaped HTML, made from plain text at build time. */}
      <span dangerouslySetInnerHTML={{ __html: item.value }} />
    </a>
  );
}

export interface ContentsProps {
  readonly chapters: readonly ContentsChapter[];
  readonly place: Place;
  /** Called when the reader follows an entry. */
  readonly onFollow?: () => void;
}

interface ChapterProps {
  readonly chapter: ContentsChapter;
  readonly open: boolean;
  /** Id of the heading that the reader is at, if it is in this chapter. */
  readonly at: string;
  readonly onFollow?: (() => void) | undefined;
}

/** Drawn again only when the reader comes into the chapter, leaves it, or moves in it. */
const Chapter = memo(function Chapter({ chapter, open, at, onFollow }: ChapterProps) {
  return (
    <li className={clsx('contents-chapter', open && 'contents-open')}>
      <Entry item={chapter} current={at === chapter.id} onFollow={onFollow} />
      {chapter.sections.length > 0 && (
        <ul>
          {chapter.sections.map((section) => (
            <li key={section.id}>
              <Entry item={section} current={at === section.id} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

/** The contents: all chapters, and the sections of the one in view. */
export function Contents({ chapters, place, onFollow }: ContentsProps): ReactNode {
  return (
    <ul className="contents">
      {chapters.map((chapter) => {
        const open = chapter.id === place.chapter;
        return (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            open={open}
            at={open ? place.section : ''}
            onFollow={onFollow}
          />
        );
      })}
    </ul>
  );
}
