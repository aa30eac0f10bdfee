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
  // KaTeX places each sign of a formula by a style of its own, and Markdown's tables align their cells so.
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
