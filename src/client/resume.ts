/** What readers have left on this device or brought in the address; loaded only for who has any. */
import { restoreAddress } from '../components/instruments/kit/addressBar';
import type * as Jobs from '../components/job';

let unmark: (() => void) | undefined;

/**
 * Says where readers left off, marks the rows of their car, and goes on with jobs.
 *
 * @param jobs loads the job view
 */
export async function resume(jobs: () => Promise<typeof Jobs>): Promise<void> {
  restoreAddress();
  const { dataset, style } = document.documentElement;
  if (dataset.back !== undefined) {
    const { showWhereReadersLeft } = await import(
      /* webpackChunkName: "instrument-go-on" */ '../components/job/goOn'
    );
    showWhereReadersLeft();
  }
  if (style.getPropertyValue('--my-car')) {
    const { keepRowsMarked } = await import(
      /* webpackChunkName: "instrument-rows" */ '../components/instruments/MyCar/markRows'
    );
    unmark?.();
    unmark = keepRowsMarked();
  }
  if (localStorage.getItem('guide-job')) (await jobs()).resume();
}
