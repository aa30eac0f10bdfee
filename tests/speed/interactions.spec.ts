import { measureInteractions } from '../../scripts/bench/interactions';
import { expect, test } from '../site/fixtures';
import { slownessOf } from './machine';

/** What a reader takes for answered, on a slow phone. The goal of the bench is 100; what is reached is printed. */
const mostMs = 400;

test('what a reader does most is answered on a slow phone, and the bench can measure it', async ({
  browser,
  baseURL,
  page,
}) => {
  const slowness = await slownessOf(page);
  const measured = await measureInteractions(browser, baseURL ?? '', {
    name: 'this guide',
    share: 1,
    folder: 'build',
  });
  console.log(measured);
  expect(Object.keys(measured)).toHaveLength(4);
  for (const [what, ms] of Object.entries(measured))
    expect(ms, what).toBeLessThan(mostMs * slowness);
});
