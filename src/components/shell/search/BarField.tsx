import { Icon } from '@site/src/components/article/Icon';
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './bar.module.css';
import { panelId, searchName } from './names';

interface BarFieldProps {
  readonly typed: string;
  readonly isOpen: boolean;
  /** The reader comes near: time to load. */
  readonly onReach: () => void;
  readonly onType: (typed: string) => void;
  readonly onOpen: (typed?: string) => void;
}

const opens = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

/** The search in the top bar: a field on wide screens, a button on narrow ones; both open the panel. */
export function BarField({ typed, isOpen, onReach, onType, onOpen }: BarFieldProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !opens.has(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A letter that is still being composed must end in the field where it began.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    (isComposing ? onType : onOpen)(target.value);
  };
  // The panel is not in the page before the first opening.
  const controls = isOpen ? panelId : undefined;
  const popup = {
    'aria-haspopup': 'dialog',
    onFocus: onReach,
    onPointerEnter: onReach,
    onClick: () => onOpen(),
  } as const;
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" className={styles.lens} />
        <input
          {...popup}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={controls}
          aria-label={searchName}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={searchName}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={onChange}
          onCompositionEnd={({ currentTarget }) => onOpen(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.hint} aria-hidden>
          /
        </kbd>
      </div>
      <button
        {...popup}
        type="button"
        className={styles.button}
        aria-label={searchName}
        aria-expanded={isOpen}
        aria-controls={controls}
      >
        <Icon name="search" />
      </button>
    </>
  );
}
