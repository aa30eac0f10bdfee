import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chaptersOf';

const item = (id: string, level: number) => ({ id, level, value: id });

describe('chaptersOf', () => {
  it('hangs sections below their chapter and leaves deeper heads out', () => {
    const chapters = chaptersOf([item('a', 2), item('a1', 3), item('a1x', 4), item('b', 2)], 3);
    expect(chapters.map(({ id, sections }) => [id, sections.map((s) => s.id)])).toEqual([
      ['a', ['a1']],
      ['b', []],
    ]);
  });

  it('keeps a list that does not begin with a chapter', () => {
    expect(chaptersOf([item('x', 3), item('y', 3)], 3)).toHaveLength(1);
  });
});
