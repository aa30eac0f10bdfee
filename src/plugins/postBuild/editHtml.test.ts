import { describe, expect, it } from 'vitest';
import { replaceOnce, withHeadTags } from './editHtml';

describe('replaceOnce', () => {
  it('replaces the one place, letter by letter', () => {
    expect(replaceOnce('a.css b', 'a.css', '$&.css')).toBe('$&.css b');
  });

  it.each(['b', 'a a'])('throws where "%s" has not one place', (text) => {
    expect(() => replaceOnce(text, 'a', 'x')).toThrow(/"a" was expected once/);
  });
});

describe('withHeadTags', () => {
  const tags = { early: '<link early>', late: '<link late>' };

  it('puts tags after the title and at the end of the head, not into a drawing', () => {
    const drawing = '<svg><title>x</title></svg>';
    expect(withHeadTags(`<head><title>A</title><meta></head><body>${drawing}</body>`, tags)).toBe(
      `<head><title>A</title><link early><meta><link late></head><body>${drawing}</body>`,
    );
  });

  it('throws where a minifier has dropped the end of the head or there is no title', () => {
    expect(() => withHeadTags('<title>A</title><body>', tags)).toThrow(/<\/head>/);
    expect(() => withHeadTags('<head></head><svg><title>A</title></svg>', tags)).toThrow(
      /<\/title>/,
    );
  });
});
