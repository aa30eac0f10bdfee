/**
 * `npm run fonts`: cuts the two weights of B612 down to the signs the guide uses. Run it again after
 * changing the list; the results are kept in the repository.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource/b612/package.json'));
const target = path.join(import.meta.dirname, '..', 'src', 'theme', 'fonts');

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Code points kept: Latin letters and digits, and the signs of units, quotation and arithmetic. */
const kept = [
  ...range(0x20, 0x7e),
  ...[0xa0, 0xa7, 0xa9, ...range(0xb0, 0xb3), 0xb5, 0xb7, 0xd7, 0xe9, 0xf7],
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x203a, 0x2212],
];
const signs = String.fromCodePoint(...kept);

async function main(): Promise<void> {
  for (const weight of [400, 700]) {
    const whole = await readFile(path.join(folder, 'files', `b612-latin-${weight}-normal.woff2`));
    const subset = await subsetFont(whole, signs, { targetFormat: 'woff2', noHinting: true });
    await writeFile(path.join(target, `b612-${weight}.woff2`), subset);
    console.log(`b612-${weight}.woff2: ${(subset.length / 1000).toFixed(1)} kB`);
  }
  await copyFile(path.join(folder, 'LICENSE'), path.join(target, 'LICENSE-B612.txt'));
}

void main();
