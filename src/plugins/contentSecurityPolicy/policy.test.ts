import { expect, it } from 'vitest';
import { inlineScriptHashes, withPolicy } from './policy';

const directives = { 'default-src': ["'none'"], 'script-src': ["'self'"] };

it('knows the hash that browsers compute of an inline script', () => {
  // The example of the specification, Content Security Policy Level 3.
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

it('leaves out files and data, and names a script once', () => {
  const html =
    '<script src=a.js defer></script><script type=application/ld+json>{}</script>' +
    '<script>a</script><script data-x>a</script>';
  expect(inlineScriptHashes(html)).toHaveLength(1);
});

it('puts the policy straight after the charset', () => {
  const page = withPolicy('<head><meta charset=UTF-8><script>a</script></head>', directives);
  expect(page).toMatch(
    /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+'"><script>/,
  );
});

it('refuses a page without a charset', () => {
  expect(() => withPolicy('<head></head>', directives)).toThrow('charset');
});
