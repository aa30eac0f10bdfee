import type { Phone } from './phone';

/** Work of the main thread in one look below which the page counts as quiet, in seconds. */
const little = 0.03;

/** Between two looks, in milliseconds. */
const pauseMs = 500;

/** Looks in a row that have to be quiet. */
const looks = 3;

/** Looks after which it is taken for quiet, and said so: with other work beside it, a machine need never be. */
const mostLooks = 60;

export type Metrics = Readonly<Record<string, number>>;

export async function metricsOf({ cdp }: Phone): Promise<Metrics> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Waits until the page has loaded and its main thread has nothing to do any more. */
export async function quiet(phone: Phone): Promise<void> {
  await phone.page.waitForLoadState('networkidle');
  let worked = -Infinity;
  let still = 0;
  for (let look = 0; still < looks && look < mostLooks; look += 1) {
    const { TaskDuration = 0 } = await metricsOf(phone);
    still = TaskDuration - worked < little ? still + 1 : 0;
    worked = TaskDuration;
    await phone.page.waitForTimeout(pauseMs);
  }
  if (still < looks)
    console.warn(
      'The page was never quiet: something else runs here, and what follows holds its work too.',
    );
}
