import { describe, expect, it, vi } from 'vitest';
import type { LogReport, LogTask } from './logReport';
import { logSlot } from './logSlot';
import { workedLogs } from './workedLogs';

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  readonly tasks: LogTask[] = [];
  readonly terminate = vi.fn();
  postMessage(task: LogTask): void {
    this.tasks.push(task);
  }
  report(data: LogReport): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const start = () => {
  const workers: FakeWorker[] = [];
  const slot = logSlot(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { slot, workers };
};

const [{ log }] = workedLogs;

describe('logSlot', () => {
  it('reads a file with progress, and ends its worker', () => {
    const { slot, workers } = start();
    const file = new File(['x'], 'pull.csv');
    slot.open(file);
    workers[0]?.report({ kind: 'progress', share: 0.5 });
    expect(slot.state()).toMatchObject({ status: 'reading', name: 'pull.csv', share: 0.5 });
    workers[0]?.report({ kind: 'done', log });
    expect(slot.state()).toMatchObject({ status: 'read', good: { name: 'pull.csv' } });
    expect(slot.state().columns).toContain('RPM');
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    slot.follow('', '');
    expect(workers).toHaveLength(1);
  });

  it('reads again with other columns', () => {
    const { slot, workers } = start();
    slot.follow('text', '');
    workers[0]?.report({ kind: 'error', message: 'Choose', columns: ['a', 'b', 'c'] });
    expect(slot.state()).toMatchObject({
      status: 'error',
      error: 'Choose',
      columns: ['a', 'b', 'c'],
    });
    slot.follow('text', 'engineSpeedRpm=b');
    expect(workers[1]?.tasks).toEqual([{ source: 'text', columns: { engineSpeedRpm: 'b' } }]);
  });

  it('keeps the last good log through an error and a cancel', () => {
    const { slot, workers } = start();
    slot.follow('good', '');
    workers[0]?.report({ kind: 'done', log });
    slot.follow('bad', '');
    workers[1]?.report({ kind: 'error', message: 'no', columns: [] });
    expect(slot.state().good?.log).toBe(log);
    slot.open(new File(['y'], 'big.csv'));
    slot.cancel();
    expect(workers[2]?.terminate).toHaveBeenCalledOnce();
    expect(slot.state()).toMatchObject({ status: 'read', name: 'pasted text', isFile: false });
    slot.follow('', '');
    expect(slot.state().good?.log).toBe(log);
    workers[2]?.report({ kind: 'error', message: 'late', columns: [] });
    expect(slot.state().status).toBe('read');
  });

  it('reads the file of before with other columns after a cancel', () => {
    const { slot, workers } = start();
    slot.open(new File(['x'], 'good.csv'));
    workers[0]?.report({ kind: 'done', log });
    slot.open(new File(['y'], 'big.csv'));
    slot.cancel();
    expect(slot.state()).toMatchObject({ status: 'read', name: 'good.csv', isFile: true });
    slot.follow('', 'engineSpeedRpm=N');
    expect(slot.state()).toMatchObject({ status: 'reading', name: 'good.csv' });
  });

  it('says it when the worker does not load', () => {
    const { slot, workers } = start();
    slot.follow('text', '');
    workers[0]?.dispatchEvent(new Event('error'));
    expect(slot.state()).toMatchObject({ status: 'error' });
    expect(slot.state().error).toContain('did not load');
  });

  it('is empty again when the text is gone', () => {
    const { slot, workers } = start();
    const heard = vi.fn();
    slot.subscribe(heard);
    slot.follow('text', '');
    slot.follow('', '');
    expect(slot.state().status).toBe('empty');
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
