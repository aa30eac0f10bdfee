import { describe, expect, test } from 'vitest';
import { buildWrong } from '../../fixtures/wrong';

describe.concurrent('what a build says of wrong links and routes', () => {
  test('a broken link fails the build', { tags: '@R90' }, async () => {
    const { exitCode, log } = await buildWrong('link', { text: '[Nowhere](/missing)' });
    expect(log).toContain('[cause]: Error: Docusaurus found broken links!');
    expect(log).toContain('linking to /wrong-link/missing');
    expect(exitCode).toBe(1);
  });

  test('a broken Markdown link only warns', { tags: '@R91' }, async () => {
    // The unresolved link is a broken link as well; only without that rule this one stands alone.
    const { exitCode, log } = await buildWrong('markdown-link', {
      settings: { onBrokenLinks: 'warn' },
      text: '[Nowhere](./missing.md)',
    });
    expect(log).toMatch(
      /\[WARNING\] Markdown link with URL `\.\/missing\.md`.*couldn't be resolved/,
    );
    expect(exitCode).toBe(0);
  });

  test('a broken anchor only warns', { tags: '@R92' }, async () => {
    const { exitCode, log } = await buildWrong('anchor', { text: '[Nowhere](#nope)' });
    expect(log).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(log).toContain('linking to #nope');
    expect(exitCode).toBe(0);
  });

  test('a duplicate route only warns', { tags: '@R93' }, async () => {
    const { exitCode, log } = await buildWrong('route', {
      files: { 'docs/twin.md': '---\nslug: /\n---\n\nThe same address.\n' },
    });
    expect(log).toContain('[WARNING] Duplicate routes found!');
    expect(exitCode).toBe(0);
  });
});
