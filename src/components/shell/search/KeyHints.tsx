import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** The keys of the panel, for eyes only: a screen reader names the keys of a combobox itself. */
export function KeyHints(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden>
      <kbd>
        <Icon name="caret" className={styles.up} />
      </kbd>{' '}
      <kbd>
        <Icon name="caret" />
      </kbd>{' '}
      <span>choose</span> <kbd>Enter</kbd> <span>open</span> <kbd>Esc</kbd> <span>close</span>
    </p>
  );
}
