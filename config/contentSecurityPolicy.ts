import { mathsCdn } from './mathsStylesheet';

const self = "'self'";

/**
 * What the pages may load and run: their own files, and the maths stylesheet with its fonts from the CDN.
 * Nothing may frame content, be posted, or change the base of the addresses.
 */
export const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': [self],
  'style-src': [self, mathsCdn],
  // All that has a style of its own in the HTML: the signs of a formula, which KaTeX places so; the cells of
  // Markdown's tables, for their alignment; the room kept for a figure or a table that comes late; the bars of
  // the worked log, for their length; Docusaurus's own sheet of icons, which is not shown; and Docusaurus's banner for a site
  // at a wrong address. tests/site/policy.spec.ts refuses any other. What scripts set on an element needs no leave.
  'style-src-attr': ["'unsafe-inline'"],
  'font-src': [self, mathsCdn],
  'img-src': [self, 'data:'],
  'connect-src': [self],
  'worker-src': [self],
  'manifest-src': [self],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'object-src': ["'none'"],
} as const;
