import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { useSettled } from './useSettled';

/** Long enough that nothing is read out between two letters, in milliseconds. */
const pauseMs = 700;

/** Reads out the count once the reader pauses. */
export function Announcement({ words }: { readonly words: string }): ReactNode {
  return (
    <p className={styles.announcement} role="status">
      {useSettled(words, pauseMs)}
    </p>
  );
}
