import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './bar.module.css';
import { BarField } from './BarField';
import { keepLeftList, leftList } from './leftList';
import type { Opening } from './opening';
import { Panel } from './Panel';
import { useGuide } from './useGuide';
import { useHydrated } from '../../article/useHydrated';
import { useOpeners } from './useOpeners';

export interface SearchProps {
  /** Address of the guide's page: the base path. */
  readonly home: string;
}

/**
 * The search of the guide: a field in the bar, and a panel that opens over the page. The index and
 * the list of results are loaded when the reader reaches for the field.
 */
export function Search({ home }: SearchProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const [loading, load] = useGuide(home);
  const [typed, setTyped] = useState('');
  const [opening, setOpening] = useState<Opening>('closed');
  const openedAt = useRef<string>(undefined);
  const open = useCallback(
    (words?: string) => {
      // While the menu is open the rest of the bar cannot be used, and a panel in it neither.
      if (root.current?.closest('[inert]')) return;
      load();
      openedAt.current = location.href;
      if (words !== undefined) setTyped(words);
      setOpening(words === undefined ? 'by-asking' : 'by-typing');
    },
    [load],
  );
  const close = useCallback((isFollowed = false) => {
    if (!isFollowed) keepLeftList();
    setOpening('closed');
  }, []);
  const { heavy } = loading;
  useEffect(() => {
    if (opening !== 'closed') heavy?.unmarkPlace();
  }, [opening, heavy]);
  useEffect(() => {
    const onMove = () => {
      const left = leftList();
      // A row that comes late is arrived at again, by the address that readers had when they began to search.
      if (!left && location.href === openedAt.current) return;
      setOpening(left ? 'by-return' : 'closed');
      if (!left) return;
      load();
      setTyped(left.typed);
    };
    if (leftList()) onMove();
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [load]);
  useOpeners(open);
  const isOpen = opening !== 'closed';
  return (
    <div ref={root} role="search" className={styles.search} inert={!isLive}>
      <BarField typed={typed} isOpen={isOpen} onReach={load} onType={setTyped} onOpen={open} />
      {isOpen && (
        <Panel
          {...{ opening, typed, loading, home }}
          left={opening === 'by-return' ? leftList() : undefined}
          onType={setTyped}
          onRetry={load}
          onClose={close}
        />
      )}
    </div>
  );
}
