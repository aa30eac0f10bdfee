import { type JobProgress, returnToCaller } from '@site/src/calculations/job/jobProgress';
import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import { Bars } from './Bars';
import { jobStore } from './jobStore';
import { jobName, placeInWords, waitsAt } from './words';

export interface HeadProps {
  readonly progress: JobProgress;
  readonly waiting: readonly JobProgress[];
  readonly carName: string;
  readonly isKept: boolean;
  readonly isAwake: boolean;
  /** Opens the job for a failed flash; undefined where there is no need. */
  readonly onWrong: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** What is true of this device: whether the progress is kept, and whether the guide needs the network. */
function keptInWords(isKept: boolean): string {
  if (!isKept)
    return 'Not kept: this browser refuses storage, so ticks last until the page is closed';
  const isOffline = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return isOffline ? 'Kept on this device, works offline' : 'Kept on this device';
}

/** Leave, the name of the job, where the reader is in it, and what the device does. */
export function Head(props: HeadProps): ReactNode {
  const { progress, waiting, carName, isKept, isAwake, onWrong, onLeave } = props;
  const caller = waiting.at(-1);
  return (
    <div className="job-head">
      {caller && (
        <button
          type="button"
          className="job-waiting"
          onClick={() => jobStore.change(returnToCaller)}
        >
          <Icon name="back" />
          <span>
            <b>{jobName(caller)}</b> waits {waitsAt(caller)}
          </span>
        </button>
      )}
      <div className="job-title">
        <button
          type="button"
          className="job-leave"
          aria-label="Leave the job, it keeps its place"
          onClick={onLeave}
        >
          <Icon name="close" />
        </button>
        <h2 id="job-view-name">{jobName(progress)}</h2>
        {carName !== '' && <span className="job-car">{carName}</span>}
        {onWrong && (
          <button type="button" className="job-wrong" onClick={onWrong}>
            <Icon name="triangle" />
            It went wrong
          </button>
        )}
        <span className="job-place">{placeInWords(progress)}</span>
      </div>
      <Bars progress={progress} />
      <p className="job-device" role="status">
        <span>{keptInWords(isKept)}</span>
        <span>{isAwake ? 'screen stays on' : 'the screen may go dark'}</span>
      </p>
    </div>
  );
}
