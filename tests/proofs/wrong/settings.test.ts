import { describe, expect, test } from 'vitest';
import { buildWrong } from '../../fixtures/wrong';

describe.concurrent('what a build says of other wrong settings', () => {
  test('a sidebar named default fails outside an ES module', { tags: '@R16' }, async () => {
    const { exitCode, log } = await buildWrong('commonjs-sidebar', {
      settings: { docs: { sidebarPath: './sidebars.cjs' } },
      files: { 'sidebars.cjs': "module.exports = { default: ['index'] };\n" },
    });
    expect(log).toContain('Invalid sidebar items collection');
    expect(exitCode).toBe(1);
  });

  test('a footer does not mix columns and flat links', { tags: '@R55' }, async () => {
    const { exitCode, log } = await buildWrong('mixed-footer', {
      settings: {
        theme: {
          footer: {
            links: [
              { title: 'Column', items: [{ label: 'Inside', to: '/' }] },
              { label: 'Flat', to: '/' },
            ],
          } as object,
        },
      },
    });
    expect(log).toContain('The footer must be either simple or multi-column, and not a mix');
    expect(exitCode).toBe(1);
  });

  test('a translation without id and message is a developer error', { tags: '@R111' }, async () => {
    const { exitCode, log } = await buildWrong('empty-translation', {
      text: "import Translate from '@docusaurus/Translate';\n\n<Translate></Translate>",
    });
    expect(log).toContain(
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    );
    expect(exitCode).toBe(1);
  });
});
