import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './site';

const katex = path.dirname(require.resolve('katex/package.json'));
const { version } = JSON.parse(readFileSync(path.join(katex, 'package.json'), 'utf8')) as {
  version: string;
};

/** Where the copy lies that is used when the CDN does not answer, from the root of the built site. */
export const localMathsFolder = `assets/katex-${version}`;

/** Where the maths stylesheet comes from, with its fonts. */
export const mathsCdn = `https://cdn.jsdelivr.net/npm/katex@${version}/dist/`;

const attributes = {
  href: `${mathsCdn}katex.min.css`,
  integrity: `sha384-${createHash('sha384')
    .update(readFileSync(path.join(katex, 'dist', 'katex.min.css')))
    .digest('base64')}`,
  crossorigin: 'anonymous',
};

/**
 * The maths stylesheet from a CDN (R46, R98), in the version of the installed KaTeX and with the
 * hash of the installed file, so that the two cannot drift apart.
 *
 * It never blocks: the medium `print` keeps the browser from waiting for it, and
 * `src/client/mathsStylesheet.ts` switches it on when it has come, or takes the local copy instead.
 */
export const mathsLink = {
  ...attributes,
  type: 'text/css',
  media: 'print',
  'data-local-copy': `${site.baseUrl}${localMathsFolder}/katex.min.css`,
};

/** The same for readers without script. */
export const mathsWithoutScript = {
  tagName: 'noscript',
  attributes: {},
  innerHTML: `<link rel="stylesheet" href="${attributes.href}" integrity="${attributes.integrity}" crossorigin="anonymous">`,
};
