// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  currentOf,
  noJobs,
  openJob,
  showStep,
  startClock,
} from '@site/src/calculations/job/jobProgress';
import { jobStore } from './jobStore';
import { pageJob } from './pageJob';
import { onViewKey } from './viewKeys';

const stepsOfPage = (...steps: readonly string[]): void => {
  document.body.innerHTML = `<section class="part"><h3 id="flash">Flash</h3>
    <div class="callout callout-what-for"></div>
    <div class="callout callout-steps"><div class="callout-body"><ol>${steps
      .map((step) => `<li>${step}</li>`)
      .join('')}</ol></div></div></section>`;
};

const noStop = '<span data-no-stop="help"></span>';
const press = (key: string, target: EventTarget = document.body): void => {
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'target', { value: target });
  onViewKey(event);
};
const progress = () => currentOf(jobStore.state().jobs);
const begin = (step: number): void => {
  const job = pageJob('flash');
  if (!job) throw new Error('no job');
  jobStore.change(() => showStep(openJob(noJobs, job), step));
};

beforeEach(() => {
  vi.useFakeTimers();
  stepsOfPage('Connect.', `Hands off.${noStop}`, 'Wait.');
});
afterEach(() => {
  jobStore.change(() => noJobs);
  vi.useRealTimers();
});

it('ticks with Space as with the large key, and goes back with the arrow', () => {
  begin(1);
  jobStore.change((jobs) => startClock(jobs, Date.now()));
  vi.advanceTimersByTime(5000);
  press(' ');
  expect(progress()).toMatchObject({ step: 2, ticked: [1] });
  const clock = progress()?.clocks[1];
  expect((clock?.to ?? 0) - (clock?.from ?? 0)).toBe(5000);
  begin(3);
  press('ArrowLeft');
  expect(progress()?.step).toBe(2);
});

it('does nothing where stopping kills', () => {
  begin(2);
  for (const key of [' ', 'ArrowLeft']) press(key);
  expect(progress()).toMatchObject({ step: 2, ticked: [] });
});

it('does nothing to a step that is hidden because the job has changed', () => {
  begin(3);
  stepsOfPage('Connect.', `Hands off.${noStop}`, 'Wait for the end.');
  for (const key of [' ', 'ArrowLeft']) press(key);
  expect(progress()).toMatchObject({ step: 3, ticked: [] });
});

it('leaves keys to a control that has the focus', () => {
  begin(1);
  press(' ', document.createElement('button'));
  expect(progress()?.ticked).toEqual([]);
});
