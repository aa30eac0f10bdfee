import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Widths of the two drawings of a figure, in CSS pixels: the plate, and a phone. */
export const plateWidth = 700;
export const phoneWidth = 358;

export const wideDrawing = clsx(styles.wide);
export const phoneDrawing = clsx(styles.phone);

/** A figure that is drawn twice: for the plate and for a phone; only one of the two is shown. */
export function TwoSizes({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.sizes}>{children}</div>;
}
