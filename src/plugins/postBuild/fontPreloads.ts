import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Links that let the browser fetch the faces early. Their names are known only after the build.
 *
 * @param folder where the faces lie, from the root of the built site
 * @throws if there are none
 */
export function fontPreloads(outDir: string, baseUrl: string, folder: string): string {
  const files = readdirSync(path.join(outDir, folder)).filter((file) => file.endsWith('.woff2'));
  if (files.length === 0) throw new Error(`guide-post-build: there is no font file in ${folder}`);
  return files
    .sort()
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}${folder}/${file}">`,
    )
    .join('');
}
