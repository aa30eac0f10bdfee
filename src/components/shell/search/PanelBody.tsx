import type { ReactNode } from 'react';
import { Failed } from './Failed';
import type { ListProps } from './List';
import styles from './panel.module.css';
import type { Loading } from './useGuide';

interface PanelBodyProps extends Omit<ListProps, 'listed'> {
  readonly loading: Loading;
  /** None before the list is loaded. */
  readonly listed: ListProps['listed'] | undefined;
  readonly home: string;
  readonly onRetry: () => void;
}

/** What stands below the field: the list, or why there is none. */
export function PanelBody({ loading, listed, home, onRetry, ...list }: PanelBodyProps): ReactNode {
  const { hasFailed, heavy, guide } = loading;
  if (hasFailed) return <Failed home={home} onRetry={onRetry} />;
  if (!heavy || !listed || (list.asked.trim() && !guide))
    return <p className={styles.words}>Reading the guide</p>;
  return <heavy.List listed={listed} {...list} />;
}
