import { Icon } from '@site/src/components/article/Icon';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { resultId, resultsId, searchName } from './names';
import styles from './panel.module.css';

interface PanelHeadProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** How many results there are, in words. */
  readonly words: string;
  readonly rows: number;
  readonly chosen: number;
  readonly onType: (typed: string) => void;
  readonly onMove: (row: number) => void;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** The field with the keys of a combobox, the count, and Close. */
export function PanelHead({
  field,
  typed,
  words,
  rows,
  chosen,
  onType,
  onMove,
  onEnter,
  onClose,
}: PanelHeadProps): ReactNode {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => rows > 0 && onMove((chosen + 1) % rows),
    ArrowUp: () => rows > 0 && onMove((Math.max(chosen, 0) + rows - 1) % rows),
    Enter: onEnter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <div role="search" aria-label="Words to look for" className={styles.head}>
      <Icon name="search" className={styles.lens} />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={searchName}
        aria-autocomplete="list"
        aria-expanded={rows > 0}
        aria-controls={rows > 0 ? resultsId : undefined}
        aria-activedescendant={rows > 0 && chosen >= 0 ? resultId(chosen) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count} aria-hidden>
        {words}
      </span>
      <button type="button" className={styles.close} aria-label="Close search" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
