/** For readers who come back: the job under way and the section they read last, and what changed since. */
import siteConfig from '@generated/docusaurus.config';
import { isId, type JobUnderWay, jobsKey, jobUnderWay } from '../../calculations/job/jobUnderWay';
import { markChanges } from '../article/changes/markChanges';
import { stored } from '../article/stored';

/** Key in the local storage: the id of the section that was read last. Written by `scrollRestoration.ts`. */
const readKey = 'guide-read';

const stepOf = ({ step, count }: JobUnderWay): string => {
  if (step === 0) return 'before step 1';
  return step > count ? 'write it down' : `step ${step} of ${count}`;
};

const linkTo = (id: string, words: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = words;
  return link;
};

/** Leads into the job view, which is loaded when the line is touched. */
function jobLine(job: JobUnderWay): HTMLElement {
  const line = document.createElement('p');
  line.className = 'do-job';
  line.dataset.job = job.id;
  const link = linkTo(job.id, `Go on: ${job.number} ${job.title}, ${stepOf(job)}`);
  link.addEventListener('click', (event) => event.preventDefault());
  line.append(link);
  return line;
}

function readLine(id: string | null): HTMLElement | undefined {
  const heading = isId(id) ? document.getElementById(id) : null;
  const number = heading?.dataset.number;
  if (!heading || !number) return undefined;
  const line = document.createElement('p');
  line.append(
    'Read last: ',
    linkTo(heading.id, `${number} ${heading.firstChild?.textContent ?? ''}`),
  );
  return line;
}

function fill(place: HTMLElement): void {
  const job = jobUnderWay(stored(jobsKey));
  const lines = [
    job && document.getElementById(job.id) ? jobLine(job) : undefined,
    readLine(stored(readKey)),
  ].filter((line) => line !== undefined);
  place.replaceChildren(...lines);
  if (lines.length === 0) delete document.documentElement.dataset.back;
}

let observer: IntersectionObserver | undefined;

let areChangesMarked = false;

/** Once a visit. */
function markOnce(): void {
  if (areChangesMarked) return;
  areChangesMarked = true;
  void markChanges(`${siteConfig.baseUrl}sections.json`);
}

/** Shows where readers left off, anew whenever they come by: a job may have gone on in the meantime. */
export function showWhereReadersLeft(): void {
  markOnce();
  const place = document.querySelector<HTMLElement>('.go-on');
  if (!place) return;
  observer?.disconnect();
  observer = new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting) fill(place);
  });
  observer.observe(place);
  fill(place);
}
