import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/**
 * One plugin whose `postBuild` runs those of the given plugins one after the other; Docusaurus runs all
 * `postBuild` at once, and what reads finished files must wait for what finishes them. See README.md.
 *
 * @throws for a plugin that uses another hook, which would be lost here
 */
export const inSequence =
  (name: string, modules: readonly PluginModule[]): PluginModule =>
  async (context: LoadContext): Promise<Plugin> => {
    const plugins: Plugin[] = [];
    for (const module of modules) {
      const plugin = await module(context, {});
      if (!plugin) continue;
      const lost = Object.keys(plugin).filter((hook) => hook !== 'name' && hook !== 'postBuild');
      if (lost.length > 0)
        throw new Error(
          `${name}: ${plugin.name} uses ${lost.join(', ')}, which is not called here`,
        );
      plugins.push(plugin);
    }
    return {
      name,
      async postBuild(props) {
        for (const plugin of plugins) await plugin.postBuild?.(props);
      },
    };
  };
