import { currentOf } from '@site/src/calculations/job/jobProgress';
import { printedDay } from '@site/src/calculations/logbook/logbookLine';
import { myCarStore } from '@site/src/components/instruments/MyCar/myCarStore';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { bringStyles } from '../../article/bringStyles';
import { jobStore } from '../jobStore';
import { pageJob } from '../pageJob';
import { JobOnPaper } from './JobOnPaper';
import styles from './onPaper.css?text';

/**
 * While the job view is open the browser prints the sheet of its job and nothing else, however printing is
 * asked for. A line of the logbook that is being printed goes first.
 */
function onBeforePrint(): void {
  const progress = currentOf(jobStore.state().jobs);
  const job = progress && pageJob(progress.id);
  if (!job || document.querySelector('.logbook-sheet, .job-on-paper')) return;
  bringStyles(styles);
  const sheet = document.createElement('section');
  sheet.className = 'job-on-paper';
  const root = createRoot(sheet);
  const address = `${window.location.origin}${window.location.pathname}#${job.id}`;
  // The browser takes the page as it stands when this handler ends.
  flushSync(() =>
    root.render(
      <JobOnPaper
        job={job}
        progress={progress}
        car={myCarStore.car()}
        day={printedDay(new Date())}
        address={address}
      />,
    ),
  );
  document.body.append(sheet);
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      root.unmount();
    },
    { once: true },
  );
}

/** From now on the job is what is printed. */
export const printTheJob = (): void => window.addEventListener('beforeprint', onBeforePrint);

/** From now on the page is printed again. */
export const printThePage = (): void => window.removeEventListener('beforeprint', onBeforePrint);
