import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { movedIds } from '../data/movedIds';
import file from '../data/published-ids.json';
import { addressesOf, allOf } from './publishedIds';

const present = new Set(allOf(addressesOf(path.resolve('docs'))));
const published = allOf(file);

describe('the addresses', () => {
  it('that were published are there, or src/data/movedIds.ts says where they went', () => {
    const gone = published.filter((id) => !present.has(id) && !Object.hasOwn(movedIds, id));
    expect(gone).toEqual([]);
  });

  it('are all in the list of published ones: `npm run ids` adds the new', () => {
    const listed = new Set(published);
    expect([...present].filter((id) => !listed.has(id))).toEqual([]);
  });

  it('have one place each', () => {
    const all = allOf(addressesOf(path.resolve('docs')));
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
  });

  it('that moved lead somewhere, and are free', () => {
    const moves = Object.entries(movedIds);
    expect(moves.filter(([, to]) => !present.has(to))).toEqual([]);
    expect(moves.filter(([from]) => present.has(from))).toEqual([]);
  });
});
