import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { inSequence } from '.';

const context = {} as LoadContext;
type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

it('begins a plugin when the one before it has ended', async () => {
  const done: string[] = [];
  const after =
    (name: string, milliseconds: number): PluginModule =>
    () => ({
      name,
      async postBuild() {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        done.push(name);
      },
    });
  const plugin = await inSequence('both', [after('slow', 20), after('quick', 0)])(context, {});
  await (plugin as Plugin).postBuild?.({} as Props);
  expect(done).toEqual(['slow', 'quick']);
});

it('refuses a plugin with a hook that it would not call', async () => {
  const other: PluginModule = () => ({ name: 'other', contentLoaded: () => undefined });
  await expect(inSequence('both', [other])(context, {})).rejects.toThrow(
    'other uses contentLoaded',
  );
});
