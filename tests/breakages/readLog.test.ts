import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakages } from './readLog';

test.each(breakages)('the breakage "$breaks" finds its place', ({ file, find, put }) => {
  const parts = readFileSync(file, 'utf8').split(find);
  expect(parts).toHaveLength(2);
  expect(put).not.toBe(find);
});
