import type { DocusaurusConfig } from '@docusaurus/types';

/** Settings that only the build reads. The page would carry them along, the paths of the builder's disk among them. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The colours of the highlighter, which never runs in the browser (see src/markdown/staticArticle). */
const buildOnlyOfTheme = ['prism'];

const without = (settings: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));

/** The settings of the site that the browser can have a use for. */
export const browserSettings = (config: DocusaurusConfig): object => ({
  ...without(config, buildOnly),
  themeConfig: without(config.themeConfig, buildOnlyOfTheme),
});
