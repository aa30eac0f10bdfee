import { expect, test } from 'vitest';
import { movedIds } from './movedIds';
import { ownersWords } from './ownersWords';
import publishedIds from './published-ids.json' with { type: 'json' };

test('every place that owners’ words lead to is in the guide', () => {
  const ids = new Set(
    Object.values(publishedIds)
      .flat()
      .filter((id) => !Object.hasOwn(movedIds, id)),
  );
  const missing = ownersWords.flatMap(({ leadsTo }) => leadsTo.filter((id) => !ids.has(id)));
  expect(missing).toEqual([]);
});

test('a saying leads from one entry, is short, and has a reason and a place', () => {
  const said = ownersWords.flatMap((each) => each.said);
  expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
  expect(said.filter((each) => each.trim() !== each || each.split(' ').length > 4)).toEqual([]);
  expect(ownersWords.filter(({ leadsTo, why }) => leadsTo.length === 0 || why === '')).toEqual([]);
  expect(ownersWords.length).toBeGreaterThanOrEqual(150);
});

test('the words of a saying stand in one order: in any other they are the same saying', () => {
  const twins = ownersWords.flatMap(({ said }) => {
    const sets = said.map((each) => each.split(' ').toSorted().join(' '));
    return said.filter((_, at) => sets.indexOf(sets[at] ?? '') !== at);
  });
  expect(twins).toEqual([]);
});
