import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPath } from './cleanPath';

const clean = (path: string) => cleanPath(path, '/base/');

describe('cleanPath', () => {
  it('leaves a clean path alone', () => {
    expect(clean('/base/')).toBe('/base/');
    expect(clean('/base/nope')).toBe('/base/nope');
  });

  it('takes index and .html away (R19)', () => {
    expect(clean('/base/index.html')).toBe('/base/');
    expect(clean('/base/index')).toBe('/base/');
    expect(clean('/base/foo.html')).toBe('/base/foo');
  });

  it('spells a malformed address out (R18)', () => {
    expect(clean('/base/%E0%A4%A')).toBe('/base/%25E0%25A4%25A');
    expect(() => decodeURI(clean('/base/%E0%A4%A'))).not.toThrow();
  });

  it('makes a path of any address that the router can read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (rest) => {
        expect(() => decodeURI(clean(`/base/${rest}`))).not.toThrow();
      }),
    );
  });
});
