import clsx from 'clsx';
import type { ReactNode } from 'react';
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

/** The contents: all chapters, and the sections of the one in view. */
export function Contents({ chapters, place, onFollow }: ContentsProps): ReactNode {
  return (
    <ul className="contents">
      {chapters.map((chapter) => (
        <li
          key={chapter.id}
          className={clsx('contents-chapter', chapter.id === place.chapter && 'contents-open')}
        >
          <Entry item={chapter} current={place.section === chapter.id} onFollow={onFollow} />
          {chapter.sections.length > 0 && (
            <ul>
              {chapter.sections.map((section) => (
                <li key={section.id}>
                  <Entry
                    item={section}
                    current={place.section === section.id}
                    onFollow={onFollow}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
