import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteFacts } from './siteFacts';
import { unusedComponents } from './unusedComponents';

/**
 * Packages that the router imports for things it does not use here, without saying that an unused
 * import of them can be dropped.
 */
const withoutSideEffects = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

const nothing = path.join(__dirname, 'stubs', 'Nothing.ts');

/**
 * Leaves out of the production client the theme components that no page of this site can show: an
 * alias puts a component that renders nothing in the place of each. See README.md.
 */
export function unusedThemeComponents({ siteConfig }: LoadContext): Plugin {
  let unused: string[] = [];
  return {
    name: 'guide-unused-theme-components',
    allContentLoaded({ allContent }) {
      // An upgrade of the theme that moves one of these files fails the build here.
      unused = unusedComponents(siteFacts(siteConfig, allContent)).map((module) =>
        require.resolve(module),
      );
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        module: { rules: [{ test: withoutSideEffects, sideEffects: false }] },
        resolve: { alias: Object.fromEntries(unused.map((file) => [`${file}$`, nothing])) },
      };
    },
  };
}
