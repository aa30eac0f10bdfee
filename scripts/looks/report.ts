import { writeFileSync } from 'node:fs';
import type { Pair } from './pair';

const fileOf = ({ file }: Pair, side: 'old' | 'new' | 'difference'): string =>
  file.replace('.png', `-${side}.png`);

/** Writes old, new and what differs in red, and a page that shows them beside each other. */
export function writePictures(pairs: readonly Pair[], folder: string): void {
  for (const pair of pairs) {
    if (pair.old) writeFileSync(`${folder}/${fileOf(pair, 'old')}`, pair.old);
    if (pair.now) writeFileSync(`${folder}/${fileOf(pair, 'new')}`, pair.now);
    const red = pair.difference?.picture;
    if (red) writeFileSync(`${folder}/${fileOf(pair, 'difference')}`, red);
  }
  writeFileSync(`${folder}/index.html`, contactSheet(pairs));
}

function figure(pair: Pair, side: 'old' | 'new' | 'difference', picture?: Buffer): string {
  const file = fileOf(pair, side);
  const shown = picture ? `<a href="${file}"><img src="${file}" alt=""></a>` : '<p>none</p>';
  return `<figure>${shown}<figcaption>${side}</figcaption></figure>`;
}

const section = (pair: Pair): string => `<section><h2>${pair.file}: ${pair.fate}</h2>
${figure(pair, 'old', pair.old)}
${figure(pair, 'new', pair.now)}
${figure(pair, 'difference', pair.difference?.picture)}
</section>`;

const contactSheet = (pairs: readonly Pair[]): string => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>What looks different</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 16px; background: #888; color: #000; }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  h2 { inline-size: 100%; }
  figure { margin: 0; max-inline-size: 32%; }
  img { max-inline-size: 100%; border: 1px solid #000; }
</style>
<h1>What looks different</h1>
${pairs.map(section).join('\n')}
</html>
`;
