import type { Config } from '@docusaurus/types';
import { articleElements } from './articleElements';

/** A stock Docusaurus, as `create-docusaurus` would set it up for one document with formulas. */
const config: Config = {
  title: 'NC Miata Tuning',
  url: 'https://example.org',
  baseUrl: '/stock/',
  favicon: 'img/favicon.ico',
  trailingSlash: false,
  future: { v4: true, faster: true },
  stylesheets: [
    {
      href: 'https://cdn.jsdelivr.net/npm/katex@0.16.47/dist/katex.min.css',
      type: 'text/css',
      crossorigin: 'anonymous',
    },
  ],
  onBrokenAnchors: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', rehypePlugins: [articleElements] },
        blog: false,
        pages: false,
      },
    ],
  ],
  themeConfig: {
    navbar: { title: 'NC Miata Tuning' },
    footer: {
      style: 'dark',
      links: [{ title: 'More', items: [{ label: 'GitHub', href: 'https://github.com' }] }],
    },
  },
};

export default config;
