import { Icon } from '@site/src/components/Icon';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { panelId, searchName } from './names';
import { openSearch } from './openSearch';
import styles from './searchField.module.css';
import { useLive } from './useLive';

const opens = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

/** A search field inside a page, for the not-found page; it opens the bar's panel. */
export function SearchField({ example }: { readonly example: string }): ReactNode {
  const id = useId();
  const isLive = useLive();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !opens.has(event.key)) return;
    event.preventDefault();
    openSearch();
  };
  return (
    <div className={styles.place} inert={!isLive}>
      <label htmlFor={id}>{searchName}</label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-controls={isLive ? panelId : undefined}
          placeholder={example}
          autoComplete="off"
          value=""
          onClick={() => openSearch()}
          onChange={({ target }) => openSearch(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}
