import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface FailedProps {
  readonly home: string;
  readonly onRetry: () => void;
}

/** Says that the search could not be loaded; what readers typed stays in the field. */
export function Failed({ home, onRetry }: FailedProps): ReactNode {
  return (
    <div className={styles.words} role="alert">
      <p>
        <strong>The search did not load.</strong> Check the connection, then retry. Your words stay
        in the field. The <a href={home}>guide itself</a> can be read without the search.
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Icon name="reset" /> Retry
      </button>
    </div>
  );
}
