import { changesOf, currentOf, showStep } from '@site/src/calculations/job/jobProgress';
import { jobStore } from './jobStore';
import { pageJob } from './pageJob';
import { tick } from './tick';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, textarea, select, summary') !== null;

/**
 * Keys while no control has the focus: Space ticks, the left arrow goes back. Neither acts where stopping
 * kills, nor on a step that is hidden because its job has changed.
 */
export function onViewKey(event: KeyboardEvent): void {
  const { jobs } = jobStore.state();
  const progress = currentOf(jobs);
  if (!progress || isControl(event.target) || event.altKey || event.ctrlKey || event.metaKey)
    return;
  if (event.key !== ' ' && event.key !== 'ArrowLeft') return;
  const { step, count } = progress;
  const job = pageJob(progress.id);
  if (!job || changesOf(jobs, job) || job.steps[step - 1]?.noStop) return;
  if (event.key === ' ' && step > 0 && step <= count) tick();
  else if (event.key === 'ArrowLeft' && step > 1) jobStore.change((all) => showStep(all, step - 1));
  else return;
  event.preventDefault();
}
