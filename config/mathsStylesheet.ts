import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';


/**
 * The maths stylesheet from a CDN (R46, R98), in the version of the installed KaTeX and with the
 * hash of the installed file, so that the two cannot drift apart.
 *
 * It never blocks: the medium `print` keeps the browser from waiting for it, and
 * `src/client/mathsStylesheet.ts` switches it on when it has come, or takes the local copy instead.
 */
export function mathsStylesheet() {
  const folder = path.dirname(require.resolve('katex/package.json'));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const css = readFileSync(path.join(folder, 'dist', 'katex.min.css'));
  const integrity = `sha384-${createHash('sha384').update(css).digest('base64')}`;
  const href = `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`;
  const common = { href, integrity, crossorigin: 'anonymous' };
  return {
    link: { ...common, type: 'text/css', media: 'print', 'data-maths-stylesheet': 'true' },
    withoutScript: {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    },
  };
}
