import type { Page } from '@playwright/test';

/**
 * What the computation below takes, in milliseconds, on the machine on which the limits of these tests were
 * reached, with nothing beside it.
 */
const referenceMs = 400;

/** The best of them counts: others may hold the machine for a moment. */
const tries = 7;

/** Of no site: the policy of the guide lets no foreign worker in. */
const bench = 'http://yardstick.test/';

const worker = `
  onmessage = ({ data: { blob } }) => blob.text().then((text) => {
    const [head, ...lines] = text.split('\\n');
    const columns = head.split(',').map(() => new Float64Array(lines.length));
    const seen = new Map();
    lines.forEach((line, row) => line.split(',').forEach((cell, column) => {
      columns[column][row] = Number(cell);
      seen.set(cell, (seen.get(cell) ?? 0) + 1);
    }));
    const sorted = columns.map((column) => column.toSorted()[lines.length >> 1]);
    postMessage([lines.length, columns.length, seen.size, sorted.length].join(' '));
  });`;

/**
 * How much slower this machine is at this moment than the one on which the limits were reached: 1 if it is not.
 * Machines that check differ by three times, and one machine by two from hour to hour; a limit that fits the
 * quickest fails on the others without a fault, and one that fits the slowest finds none. So a fixed
 * computation, which shares no code with the guide, is timed in the same browser, and limits grow by what it
 * says. It is of the kind that is measured: text that becomes numbers, in a worker that has just been made. A loop
 * that had run before told nothing of that: it was twice as fast where a log took twice as long.
 *
 * @param page any page, not slowed; another one is opened beside it
 */
export async function slownessOf(page: Page): Promise<number> {
  const own = await page.context().newPage();
  await own.route(`${bench}**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: worker }
        : { contentType: 'text/html', body: '<!doctype html><title>Yardstick</title>' },
    ),
  );
  await own.goto(bench);
  const times = await own.evaluate(async (count) => {
    const row = (i: number): string =>
      Array.from({ length: 34 }, (_, column) => ((i * 7919 + column * 31) % 6007) / 8).join();
    const blob = new Blob([Array.from({ length: 25_001 }, (_, i) => row(i)).join('\n')]);
    const all: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const began = performance.now();
      const worked = new Worker('worker.js');
      const said = await new Promise<string>((resolve, reject) => {
        worked.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
        worked.onerror = ({ message }) => reject(new Error(message));
        worked.postMessage({ blob });
      });
      all.push(performance.now() - began);
      worked.terminate();
      if (said !== '25000 34 6007 34') throw new Error(`The yardstick is wrong: ${said}`);
    }
    return all;
  }, tries);
  await own.close();
  return Math.max(1, Math.min(...times) / referenceMs);
}
