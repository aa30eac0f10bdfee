import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likenessTo } from './likeness';

it.each([
  ['context', 'contact', 0.625],
  ['knock', 'knock', 1],
  ['knock', 'nock', 8 / 11],
  ['app', 'ect', 0],
  ['', 'ect', 0],
])('“%s” and “%s” share %d', (one, other, share) => {
  expect(likenessTo(one)(other)).toBeCloseTo(share, 12);
});

it('is the same both ways, between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const share = likenessTo(one)(other);
      expect(share).toBe(likenessTo(other)(one));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
