import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { currentSection } from '../scroll/currentSectionStore';
import { Announcement } from './Announcement';
import { KeyHints } from './KeyHints';
import type { LeftList } from './leftList';
import { panelId, resultsId, searchName } from './names';
import { PanelBody } from './PanelBody';
import { PanelHead } from './PanelHead';
import type { Opening } from './opening';
import { useChoice } from './useChoice';
import type { Loading } from './useGuide';
import { useModal } from './useModal';
import styles from './panel.module.css';

interface PanelProps {
  readonly opening: Opening;
  readonly typed: string;
  readonly loading: Loading;
  readonly home: string;
  /** The list as readers left it, if they came back to it. */
  readonly left: LeftList | undefined;
  readonly onType: (typed: string) => void;
  readonly onRetry: () => void;
  /** @param isFollowed readers went on to a place from the list */
  readonly onClose: (isFollowed?: boolean) => void;
}

/** The panel over the page: field, count, list; on a phone it fills the screen. */
export function Panel({
  opening,
  typed,
  loading,
  home,
  left,
  onType,
  onRetry,
  onClose,
}: PanelProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const modal = useModal(opening, field, onClose);
  const asked = useDeferredValue(typed, '');
  const [reading] = useState(currentSection);
  const [forgotten, setForgotten] = useState(0);
  const { heavy, guide } = loading;
  const listed = useMemo(
    () => heavy?.listFor(asked, guide, reading),
    // What was forgotten is no longer in the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [heavy, asked, guide, reading, forgotten],
  );
  const rows = listed?.rows.length ?? 0;
  const [chosen, choose] = useChoice(
    typed,
    { length: rows, first: listed?.first ?? -1 },
    left ?? { typed, row: -1 },
  );
  const words = listed?.summary ?? '';

  const follow = (place: number) => {
    const row = listed?.rows[place];
    if (!heavy || !row) return;
    if (row.kind === 'words') {
      onType(row.typed);
      field.current?.focus();
      return;
    }
    const top = document.getElementById(resultsId)?.scrollTop ?? 0;
    // The next Tab begins at the result that was chosen, not in the field.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    heavy.follow(row, { home, typed, row: place, top });
    onClose(true);
  };

  // Enter may come before the list has caught up with the last letter, or before the guide is read.
  const isListed = asked === typed && (guide !== undefined || !typed.trim());
  const [hasEntered, setHasEntered] = useState(false);
  const followChosen = useEffectEvent(() => follow(chosen));
  useEffect(() => {
    if (hasEntered && isListed) followChosen();
  }, [hasEntered, isListed]);

  return createPortal(
    <div ref={modal} popover="auto" className={styles.scrim}>
      <div role="dialog" aria-modal id={panelId} className={styles.panel} aria-label={searchName}>
        <PanelHead
          field={field}
          typed={typed}
          words={words}
          rows={rows}
          chosen={chosen}
          onType={(next) => {
            setHasEntered(false);
            onType(next);
          }}
          onMove={choose}
          onEnter={() => (isListed ? follow(chosen) : setHasEntered(true))}
          onClose={() => onClose()}
        />
        <PanelBody
          {...{ loading, listed, asked, chosen, home }}
          top={left?.typed === asked ? left.top : 0}
          onChoose={choose}
          onFollow={follow}
          onForget={() => {
            heavy?.forgetSearches();
            setForgotten((times) => times + 1);
            field.current?.focus();
          }}
          onRetry={() => {
            onRetry();
            field.current?.focus();
          }}
        />
        <KeyHints />
        <Announcement words={words ? `${words} for ${asked.trim().slice(0, 40)}` : ''} />
      </div>
    </div>,
    document.body,
  );
}
