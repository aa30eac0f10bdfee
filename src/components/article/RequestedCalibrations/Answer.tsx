import type { ReactNode } from 'react';
import { CalibrationId } from '@site/src/components/article/CalibrationId';
import { Mark } from '@site/src/components/article/Mark';
import type { Calibration, CalibrationAnswer } from '@site/src/data/calibrations';
import styles from './styles.module.css';

const words: Readonly<Record<CalibrationAnswer['kind'], string>> = {
  'use-instead': 'One helper named',
  'none-seen': 'No reply of a maintainer seen',
  'copy-cut': 'Not known: the copy read here is cut',
  'no-substitute': 'No substitute: write to RomDrop’s author',
  'refused-not-nc': 'Refused: not an NC',
};

/** What the thread answers. A named replacement was meant for another owner's car. */
export function Answer({ answer }: Pick<Calibration, 'answer'>): ReactNode {
  if (!answer) return null;
  return (
    <div className={styles.answer}>
      <Mark sure={answer.use ? 'look-again' : 'open'} />
      <div>
        {words[answer.kind]} {answer.use && <CalibrationId id={answer.use} />}
      </div>
    </div>
  );
}

/** The nearest later revision with a patch, and what speaks against trusting it. */
export function LaterInFamily({ calibration }: { readonly calibration: Calibration }): ReactNode {
  const { appliesTo, nearestLaterSupported, layoutChangesWithinFamily } = calibration;
  if (appliesTo !== 'nc-mx5') return <span className={styles.second}>another Mazda</span>;
  if (!nearestLaterSupported) return <span className={styles.second}>none in the family</span>;
  return (
    <>
      <CalibrationId id={nearestLaterSupported} />
      {layoutChangesWithinFamily && (
        <div className={styles.second}>code layout changes in this family</div>
      )}
    </>
  );
}
