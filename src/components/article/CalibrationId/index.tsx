import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A calibration ID as it is read: the family in regular weight, the revision in bold. */
export function CalibrationId({ id }: { readonly id: string }): ReactNode {
  return (
    <span className={styles.id}>
      {id.slice(0, 4)}
      <b>{id.slice(4)}</b>
    </span>
  );
}
