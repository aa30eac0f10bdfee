import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from './mutations';

test.each(mutations)(
  'the breakage "$breaks" of row $row finds its place',
  ({ file, find, put }) => {
    const parts = readFileSync(file, 'utf8').split(find);
    expect(parts).toHaveLength(2);
    expect(put).not.toBe(find);
  },
);
