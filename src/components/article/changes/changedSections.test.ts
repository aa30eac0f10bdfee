import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { changedSections, hashesFrom } from './changedSections';

it('tells changed sections from new ones; what is gone is not named', () => {
  const before = { same: '1', other: '2', gone: '3' };
  const now = { same: '1', other: '4', fresh: '5' };
  expect(changedSections(before, now)).toEqual({ changed: ['other'], fresh: ['fresh'] });
});

it.each(['', '7', '[]', 'null', '{"a":1}', '{'])('takes %s for no hashes', (text) => {
  expect(hashesFrom(text)).toBeUndefined();
});

it('reads hashes', () => {
  expect(hashesFrom('{"a":"1"}')).toEqual({ a: '1' });
  expect(hashesFrom(null)).toBeUndefined();
});

it('takes a new section for new though every object has its name', () => {
  expect(changedSections({}, { constructor: '1' })).toEqual({
    changed: [],
    fresh: ['constructor'],
  });
});

it('compares whatever anybody may have stored', () => {
  const now = { a: '1', b: '2', constructor: '3' };
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), storedText(now, { a: '4' })), (text) => {
      const hashes = hashesFrom(text);
      for (const hash of Object.values(hashes ?? {})) expect(typeof hash).toBe('string');
      const { changed, fresh } = changedSections(hashes ?? {}, now);
      const known = Object.keys(now).filter((id) => Object.hasOwn(hashes ?? {}, id));
      expect(fresh).toEqual(Object.keys(now).filter((id) => !known.includes(id)));
      expect(known).toEqual(expect.arrayContaining([...changed]));
      expectUnchangedPrototypes();
    }),
  );
});
