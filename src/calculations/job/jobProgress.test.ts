import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markup, storedText as hostileStore } from '../testing/hostileText';
import { expectUnchangedPrototypes } from '../testing/unchangedPrototypes';
import type { Job } from './jobText';
import {
  beginAnew,
  callJob,
  changesOf,
  currentOf,
  dropJobs,
  endJob,
  type Jobs,
  noJobs,
  openJob,
  readJobs,
  returnToCaller,
  showStep,
  startClock,
  stopClock,
  storedText,
  takeChanges,
  tickNeed,
  tickStep,
  untickStep,
  waitingOf,
  writeOnPaper,
} from './jobProgress';
import { jobUnderWay } from './jobUnderWay';

const job = (id: string, steps: readonly string[], parts = {}): Job => ({
  id,
  number: '4.7',
  title: id,
  beginsAtOnce: false,
  text: { steps, parts },
});

const flash = job('flash', ['write', 'connect', 'press F', 'wait']);
const connect = job('connect', ['plug', 'key', 'test']);

const times = (count: number, change: (jobs: Jobs) => Jobs, jobs: Jobs): Jobs =>
  Array.from({ length: count }).reduce<Jobs>((each) => change(each), jobs);

const now = 1_700_000_000_000;

const read = (jobs: Jobs): Jobs => readJobs(storedText(jobs), now).jobs;

describe('a job', () => {
  it('begins before its first step, or at it where nothing is to be read before', () => {
    expect(currentOf(openJob(noJobs, flash))?.step).toBe(0);
    expect(currentOf(openJob(noJobs, { ...flash, beginsAtOnce: true }))?.step).toBe(1);
  });

  it('is ticked step by step up to its end, and a tick stays when one goes back', () => {
    const begun = showStep(openJob(noJobs, flash), 1);
    const two = times(2, tickStep, begun);
    expect(currentOf(two)).toMatchObject({ step: 3, ticked: [1, 2] });
    expect(currentOf(showStep(two, 1))).toMatchObject({ step: 1, ticked: [1, 2] });
    expect(currentOf(untickStep(showStep(two, 1)))).toMatchObject({ ticked: [2] });
    expect(currentOf(times(9, tickStep, begun))).toMatchObject({ step: 5, ticked: [1, 2, 3, 4] });
  });

  it('locks no step: any may be shown, none beyond the ends', () => {
    const begun = openJob(noJobs, flash);
    expect(currentOf(showStep(begun, 4))?.step).toBe(4);
    expect(currentOf(showStep(begun, 99))?.step).toBe(5);
    expect(currentOf(showStep(begun, -1))?.step).toBe(0);
  });

  it('is gone on with where it was left, also when another one was opened between', () => {
    const left = times(2, tickStep, showStep(openJob(noJobs, flash), 1));
    const again = openJob(openJob(left, connect), flash);
    expect(currentOf(again)).toMatchObject({ id: 'flash', step: 3 });
    expect(currentOf(beginAnew(again, flash))).toMatchObject({ step: 0, ticked: [] });
  });

  it('keeps needs, paper and clocks', () => {
    const begun = showStep(openJob(noJobs, flash), 2);
    const kept = read(
      writeOnPaper(
        startClock(tickNeed(tickNeed(begun, 3, true), 0, true), now - 5000),
        'file',
        'a',
      ),
    );
    expect(currentOf(kept)).toMatchObject({
      needs: [0, 3],
      clocks: { 2: { from: now - 5000 } },
      paper: { file: 'a' },
    });
    expect(currentOf(tickNeed(kept, 3, false))?.needs).toEqual([0]);
    const stopped = stopClock(kept, now);
    expect(currentOf(stopped)?.clocks[2]).toEqual({ from: now - 5000, to: now });
    expect(stopClock(stopped, now + 1).jobs).toEqual(stopped.jobs);
  });
});

describe('a nested job', () => {
  const waiting = showStep(openJob(noJobs, flash), 2);
  const nested = callJob(waiting, connect);

  it('is entered like a call, and its last tick leads back to the step that waits', () => {
    expect(currentOf(nested)?.id).toBe('connect');
    expect(waitingOf(nested).map(({ id, step }) => [id, step])).toEqual([['flash', 2]]);
    const back = times(3, tickStep, showStep(nested, 1));
    expect(currentOf(back)).toMatchObject({ id: 'flash', step: 2, ticked: [] });
    expect(back.jobs.connect).toMatchObject({ step: 4, ticked: [1, 2, 3] });
  });

  it('keeps its place when one returns early, and begins anew when it is over', () => {
    const early = returnToCaller(showStep(nested, 3));
    expect(currentOf(callJob(early, connect))?.step).toBe(3);
    const over = times(3, tickStep, showStep(nested, 1));
    expect(currentOf(callJob(over, connect))).toMatchObject({ step: 0, ticked: [] });
  });

  it('is not entered twice', () => {
    expect(callJob(nested, flash)).toBe(nested);
    expect(callJob(nested, connect)).toBe(nested);
  });

  it('survives a reload with what waits for it', () => {
    expect(read(nested)).toEqual(nested);
    expect(openJob(read(nested), flash).calls).toEqual(['flash', 'connect']);
  });

  it('goes when the outermost job is ended, if it is over', () => {
    const end = times(3, tickStep, times(3, tickStep, showStep(nested, 1)));
    expect(endJob(end)).toEqual(noJobs);
    expect(Object.keys(endJob(returnToCaller(nested)).jobs)).toEqual(['connect']);
  });
});

describe('a new version of the guide', () => {
  const begun = times(2, tickStep, showStep(openJob(noJobs, flash), 1));

  it('is silent while the words are the same', () => {
    expect(changesOf(begun, flash)).toBeUndefined();
    expect(takeChanges(begun, flash)).toBe(begun);
  });

  it('moves ticks along, and asks for a changed step again', () => {
    const newer = job('flash', ['charge', 'write', 'connect both', 'press F', 'wait']);
    expect(changesOf(begun, newer)?.changes).toEqual([
      { kind: 'new', name: 'Step 1', step: 1, now: 'charge' },
      { kind: 'changed', name: 'Step 3', step: 3, was: 'connect', now: 'connect both' },
    ]);
    expect(currentOf(takeChanges(begun, newer))).toMatchObject({
      step: 4,
      count: 5,
      ticked: [2],
      text: newer.text,
    });
  });

  it('leads to the first open step if the step at which one stood is gone', () => {
    const newer = job('flash', ['write', 'connect', 'wait']);
    expect(currentOf(takeChanges(begun, newer))).toMatchObject({ step: 3, ticked: [1, 2] });
  });

  it('tells of other parts, and has a changed list of needs gone through again', () => {
    const ticked = tickNeed(
      openJob(noJobs, { ...flash, text: { ...flash.text, parts: { 'You need': 'a' } } }),
      0,
      true,
    );
    const newer = { ...flash, text: { ...flash.text, parts: { 'You need': 'b', 'Stop if': 'c' } } };
    expect(changesOf(ticked, newer)?.changes).toEqual([
      { kind: 'changed', name: 'You need', was: 'a', now: 'b' },
      { kind: 'new', name: 'Stop if', now: 'c' },
    ]);
    expect(currentOf(takeChanges(ticked, newer))?.needs).toEqual([]);
  });

  it('may have lost a job', () => {
    expect(dropJobs(begun, () => false)).toEqual(noJobs);
  });
});

describe('what is stored', () => {
  it('names the job under way for the rest of the page', () => {
    const begun = showStep(openJob(noJobs, flash), 2);
    expect(jobUnderWay(storedText(begun))).toEqual({
      id: 'flash',
      number: '4.7',
      title: 'flash',
      step: 2,
      count: 4,
    });
    expect(jobUnderWay(storedText(noJobs))).toBeUndefined();
  });

  it.each([
    'no JSON',
    '7',
    '[]',
    '{"version":2,"jobs":{}}',
    '{"version":1,"jobs":[]}',
    '{"version":1,"calls":["x"],"jobs":{"x":{"id":"x"}}}',
    '{"version":1,"calls":["__proto__"],"jobs":{}}',
  ])('%s is a fresh start, and said to be one', (text) => {
    expect(readJobs(text, now)).toEqual({ jobs: noJobs, wasBroken: true });
    expect(jobUnderWay(text)).toBeUndefined();
  });

  it('loses only the job that is broken', () => {
    const good = openJob(noJobs, flash);
    const text = storedText(good).replace('"jobs":{', '"jobs":{"bad":{"id":"<b>"},');
    expect(readJobs(text, now)).toEqual({ jobs: good, wasBroken: true });
  });

  it('knows no part of a job by a name that every object has', () => {
    const begun = openJob(noJobs, {
      ...flash,
      text: { ...flash.text, parts: Object.fromEntries([['__proto__', 'x']]) },
    });
    // As an object in the place of words it ended the view of the job.
    expect(changesOf(read(begun), flash)?.changes).toEqual([
      { kind: 'gone', name: '__proto__', was: 'x' },
    ]);
  });

  it('whatever stands there, is jobs whose changes are words, or a fresh start', () => {
    const begun = callJob(showStep(openJob(noJobs, flash), 2), connect);
    const withAll = writeOnPaper(startClock(tickNeed(begun, 1, true), now - 5000), 'file', 'a');
    const kept = JSON.parse(storedText(withAll)) as { readonly on: object };
    const parts = { 'You need': 'a', 'Stop if': 'b' };
    const newer = { ...flash, text: { steps: ['write', 'wait'], parts } };
    const first: unknown = JSON.parse(
      storedText(openJob(noJobs, { ...newer, text: { steps: ['write'], parts } })),
    );
    fc.assert(
      fc.property(
        hostileStore(first, kept, { ...kept, on: { ...kept.on, title: markup[0] } }),
        (text) => {
          const { jobs } = readJobs(text, now);
          for (const [id, progress] of Object.entries(jobs.jobs)) {
            const { step, count, ticked, needs, paper } = progress;
            expect(progress.id).toBe(id);
            expect(step).toBeLessThanOrEqual(count + 1);
            for (const each of [...ticked, ...needs]) expect(Number.isInteger(each)).toBe(true);
            for (const each of [...progress.text.steps, ...Object.values(paper)])
              expect(typeof each).toBe('string');
          }
          for (const id of jobs.calls) expect(Object.hasOwn(jobs.jobs, id)).toBe(true);
          for (const { name, was, now: is } of changesOf(jobs, newer)?.changes ?? [])
            for (const words of [name, was ?? '', is ?? '']) expect(typeof words).toBe('string');
          for (const each of [tickStep, untickStep, returnToCaller, endJob]) each(jobs);
          takeChanges(jobs, newer);
          expectUnchangedPrototypes();
        },
      ),
    );
  });

  it('never throws, whatever stands there', () => {
    const begun = callJob(showStep(openJob(noJobs, flash), 2), connect);
    const keys = ['step', 'count', 'ticked', 'needs', 'clocks', 'paper', 'text', 'title', 'id'];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const stored = JSON.parse(storedText(begun)) as {
          jobs: { flash: Record<string, unknown> };
        };
        stored.jobs.flash[key] = value;
        const { jobs } = readJobs(JSON.stringify(stored), now);
        const found = jobs.jobs.flash;
        if (found) expect(found.step).toBeLessThanOrEqual(found.count + 1);
        for (const each of [tickStep, untickStep, returnToCaller, endJob]) each(jobs);
      }),
    );
  });
});
