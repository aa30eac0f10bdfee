import { expect, test } from 'vitest';
import { atMost } from './atMost';

test('runs two at a time and keeps the order of the results', async () => {
  let running = 0;
  let most = 0;
  const results = await atMost(2, [30, 5, 10, 1], async (wait) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, wait));
    running -= 1;
    return wait;
  });
  expect({ results, most }).toEqual({ results: [30, 5, 10, 1], most: 2 });
});

test('has nothing to do for an empty list', async () => {
  expect(await atMost(2, [], () => Promise.resolve(1))).toEqual([]);
});
