import { describe, expect, test } from 'vitest';
import { buildWrong } from '../../fixtures/wrong';

describe.concurrent('what a build says of other wrong settings', () => {
  test('R16 a sidebar named default fails outside an ES module', async () => {
    const { exitCode, log } = await buildWrong('commonjs-sidebar', {
      settings: { docs: { sidebarPath: './sidebars.cjs' } },
      files: { 'sidebars.cjs': "module.exports = { default: ['index'] };\n" },
    });
    expect(log).toContain('Invalid sidebar items collection');
    expect(exitCode).toBe(1);
  });

  test('R55 a footer does not mix columns and flat links', async () => {
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

  test('R111 a translation without id and message is a developer error', async () => {
    const { exitCode, log } = await buildWrong('empty-translation', {
      text: "import Translate from '@docusaurus/Translate';\n\n<Translate></Translate>",
    });
    expect(log).toContain(
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    );
    expect(exitCode).toBe(1);
  });
});
