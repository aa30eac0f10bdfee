import type { ReactNode } from 'react';
import { CalibrationId } from '@site/src/components/article/CalibrationId';
import { Mark, type Sure } from '@site/src/components/article/Mark';
import type { Calibration } from '@site/src/data/calibrations';
import styles from './styles.module.css';

const sureOf = ({ status, nearestLaterSupported }: Calibration): Sure => {
  if (status === 'supported') return 'checked';
  return nearestLaterSupported ? 'look-again' : 'open';
};

function Verdict({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { status, nearestLaterSupported } = calibration;
  if (status === 'supported') return 'Patch and definition';
  if (!nearestLaterSupported) return 'None, and none in the family';
  return (
    <>
      None. Later in family: <CalibrationId id={nearestLaterSupported} />
    </>
  );
}

/** What RomDrop has for one calibration: mark, words, and the warning of a family that changes. */
export function RomdropHas({ calibration }: { readonly calibration: Calibration }): ReactNode {
  return (
    <div className={styles.has}>
      <Mark sure={sureOf(calibration)} />
      <div>
        <Verdict calibration={calibration} />
        {calibration.layoutChangesWithinFamily && (
          <div className={styles.layout}>code layout changes in this family</div>
        )}
      </div>
    </div>
  );
}
