import type { HtmlTagObject } from '@docusaurus/types';
import { site } from './site';

/** Icons and colours of the browser's own furniture, and what an installed guide is called. */
export const identity: HtmlTagObject[] = [
  {
    tagName: 'link',
    attributes: { rel: 'icon', type: 'image/svg+xml', href: `${site.baseUrl}img/favicon.svg` },
  },
  {
    tagName: 'link',
    attributes: { rel: 'apple-touch-icon', href: `${site.baseUrl}img/touch-icon.png` },
  },
  {
    tagName: 'link',
    attributes: { rel: 'manifest', href: `${site.baseUrl}manifest.webmanifest` },
  },
  {
    tagName: 'meta',
    attributes: { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#FAFBFB' },
  },
  {
    tagName: 'meta',
    attributes: { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#0E1315' },
  },
];
