import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserSettings } from './browserSettings';
import { siteFacts } from './siteFacts';
import { unusedParts } from './unusedParts';

/**
 * Packages that the router imports for things it does not use here. Their authors did not say that an
 * unused import of them can be dropped; it can.
 */
const withoutSideEffects = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

const exactly = (module: string, standIn: string): [string, string] => [`${module}$`, standIn];

/**
 * Leaves out of the production client what no page of this site can show.
 *
 * The theme bundles every component that some site might need: dropdowns of the bar, banners of old
 * versions, tags, links to the next page. This plugin reads the settings and the documents; where they
 * leave a component nothing to show, an alias puts one that renders nothing in its place. Configure an
 * item of the bar, and the items are back with the next build. The server build and the dev server
 * always have the full theme, so that a wrong alias shows as a hydration error in the tests.
 *
 * In the same way the settings lose what only the build reads, and two libraries of which the client
 * uses a small part, `tslib` and `react-helmet-async`, get a small stand-in each.
 */
export function leanClient({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const standIn = (name: string) => path.join(__dirname, 'standIns', name);
  let unused: string[] = [];
  let settings = '';
  return {
    name: 'guide-lean-client',
    async allContentLoaded({ allContent, actions }) {
      // An upgrade of the theme that moves one of these files fails the build here.
      unused = unusedParts(siteFacts(siteConfig, allContent)).map((part) => require.resolve(part));
      settings = await actions.createData(
        'settings.json',
        JSON.stringify(browserSettings(siteConfig)),
      );
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        module: { rules: [{ test: withoutSideEffects, sideEffects: false }] },
        resolve: {
          alias: Object.fromEntries([
            ...unused.map((module) => exactly(module, standIn('nothing.ts'))),
            exactly(path.join(generatedFilesDir, 'docusaurus.config'), settings),
            exactly('react-helmet-async', standIn('helmet.ts')),
            exactly('tslib', standIn('tslib.ts')),
          ]),
        },
      };
    },
  };
}
