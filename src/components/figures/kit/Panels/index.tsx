import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Width of one panel in CSS pixels: two stand side by side in the plate, one fills a phone. */
export const panelWidth = 340;

export interface PanelProps {
  /** What this part shows, in a few words. */
  readonly heading: string;
  /** The heading is an exact name. */
  readonly exact?: boolean;
  readonly children: ReactNode;
}

/** One drawing of several, with its small heading. */
export function Panel({ heading, exact = false, children }: PanelProps): ReactNode {
  return (
    <div className={styles.panel}>
      <p className={clsx(styles.heading, exact && styles.exact)}>{heading}</p>
      {children}
    </div>
  );
}

/** Drawings beside each other where there is room, else below each other. */
export function Panels({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.panels}>{children}</div>;
}
