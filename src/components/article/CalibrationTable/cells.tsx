import type { ReactNode } from 'react';
import type { Calibration } from '@site/src/data/calibrations';
import styles from './styles.module.css';

/** The value, or the words that say that no source gives it. */
export const orNotKnown = (value: string | null | undefined): ReactNode =>
  value ?? <span className={styles.second}>not known</span>;

/** `2006-2007` with the dash of a range. */
export const yearsInPrint = (years: string): string => years.replace('-', '–');

/** Market and emission level; a market that was concluded here says so. */
export function MarketName({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { vehicle, marketInferred } = calibration;
  if (vehicle.market) return [vehicle.market, vehicle.emissions].filter(Boolean).join(', ');
  if (!marketInferred) return orNotKnown(null);
  return (
    <>
      {marketInferred.market}, <span className={styles.second}>inferred</span>
    </>
  );
}
