// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import { flatScaling } from '@site/src/calculations/testing/flatScaling';
import { analysed } from '@site/tests/unit/readLogCases';
import type { LogAnswer, LogQuestion } from './logMessages';
import { keyOf, makeLogRoom } from './logRoom';

/** A worker that answers what the test lets it. */
class SilentWorker extends EventTarget {
  readonly asked: LogQuestion[] = [];
  isEnded = false;

  postMessage(question: LogQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.asked.length = 0;
    this.isEnded = true;
  }

  async say(answer: LogAnswer): Promise<void> {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const emptyRoomOf = () => {
  const workers: SilentWorker[] = [];
  const room = makeLogRoom(() => {
    workers.push(new SilentWorker());
    return workers.at(-1) as unknown as Worker;
  });
  const file = new File(['time,RPM'], 'log0001.csv');
  return { room, workers, file };
};

const roomWithLog = async () => {
  const { room, workers, file } = emptyRoomOf();
  room.open([file], false);
  const [worker] = workers;
  if (!worker) throw new Error('no worker');
  const idOf = (place: number): number => worker.asked[place]?.id ?? -1;
  await worker.say({ kind: 'added', id: idOf(0), bytes: 8 });
  await worker.say({
    kind: 'opened',
    id: idOf(1),
    reports: [],
    summary: { rowCount: 0, powerUps: 0, drives: [] } as never,
  });
  return { room, worker, file, idOf };
};

it('reads with the worker that was prepared, and with another if that one did not load', () => {
  const { room, workers, file } = emptyRoomOf();
  room.prepare();
  room.prepare();
  expect(workers).toHaveLength(1);
  room.open([file], false);
  expect(workers.map(({ asked }) => asked.length)).toEqual([1]);
  room.prepare();
  workers[1]?.dispatchEvent(new Event('error'));
  expect(workers[1]?.isEnded).toBe(true);
  room.open([file], false);
  expect(workers.map(({ asked }) => asked.length)).toEqual([0, 0, 1]);
});

const options = usualLogOptions(flatScaling);
const other = { ...options, sharePercent: 10 };

it('takes the answer to the last question only, though the first asked the same', async () => {
  const { room, worker, idOf } = await roomWithLog();
  for (const each of [options, other, options]) room.analyse(each);
  const message = 'Another question came after this one.';
  await worker.say({ kind: 'failed', id: idOf(2), message });
  await worker.say({ kind: 'failed', id: idOf(3), message });
  expect(room.state()).toMatchObject({ error: '', analysis: undefined });
  const value = analysed({ log: { seconds: 60 } });
  await worker.say({ kind: 'analysed', id: idOf(4), analysis: value });
  expect(room.state().analysis).toEqual({ key: keyOf(options, 1), value });
});

it('tells why the last question failed', async () => {
  const { room, worker, idOf } = await roomWithLog();
  room.analyse(options);
  await worker.say({ kind: 'failed', id: idOf(2), message: 'A file is gone.' });
  expect(room.state().error).toBe('A file is gone.');
});

it('tells how far files are read for a filter, until it is answered', async () => {
  const { room, worker, idOf } = await roomWithLog();
  room.analyse(options);
  const read = { share: 0.5, filesRead: 1, fileCount: 2 };
  await worker.say({ kind: 'progress', id: idOf(2), ...read });
  expect(room.state().readingAgain).toMatchObject(read);
  const value = analysed({ log: { seconds: 60 } });
  await worker.say({ kind: 'analysed', id: idOf(2), analysis: value });
  expect(room.state().readingAgain).toBeUndefined();
});

it('keeps what was counted for the log before while another is read, and Cancel ends that', async () => {
  const { room, worker, file, idOf } = await roomWithLog();
  room.analyse(options);
  await worker.say({ kind: 'progress', id: idOf(2), share: 0.5, filesRead: 1, fileCount: 2 });
  room.open([file], false);
  const value = analysed({ log: { seconds: 60 } });
  await worker.say({ kind: 'analysed', id: idOf(2), analysis: value });
  room.cancel();
  expect(room.state()).toMatchObject({ readingAgain: undefined, analysis: { value } });
});

it('forgets of which table was spoken when a drive comes back, not when one more is left out', () => {
  const room = makeLogRoom();
  room.setTableOfAll('the table');
  room.leaveOut([1]);
  room.leaveOut([2, 1]);
  expect(room.state().tableOfAll).toBe('the table');
  room.leaveOut([2]);
  expect(room.state().tableOfAll).toBe('');
});

it('says that a folder holds no log, and keeps what is open; nothing at all says nothing', async () => {
  const { room, worker } = await roomWithLog();
  const { status, reading } = room.state();
  const asked = worker.asked.length;
  room.open([], false);
  expect(room.state().error).toBe('');
  const maps = ['a.hpl', 'b.hpl'].map((name) => new File(['x'], name));
  room.open(maps, false);
  expect(room.state()).toMatchObject({ error: 'None of these files is a log.', status, reading });
  expect(worker.asked).toHaveLength(asked);
  room.open([...maps, new File(['time,RPM'], 'log0002.csv')], false);
  expect(room.state()).toMatchObject({ error: '', progress: { fileCount: 1 } });
});
