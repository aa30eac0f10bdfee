import fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('compares whatever anybody may have stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { changed, fresh } = changedSections(hashesFrom(text) ?? {}, { a: '1', b: '2' });
      expect(['a', 'b']).toEqual(expect.arrayContaining([...changed, ...fresh]));
    }),
  );
});
