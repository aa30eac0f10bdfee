/**
 * `npm run pictures`: draws the pictures that cannot be SVG (social card, icons, favicon.ico) from their
 * SVG sources. The results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from './browser/findBrowser';

const images = path.join(import.meta.dirname, '..', 'static', 'img');
const fonts = path.join(import.meta.dirname, '..', 'src', 'theme', 'fonts');

/** The icons of devices that keep the guide, with their widths in pixels. */
const icons = [
  ['touch-icon.png', 180],
  ['app-icon-192.png', 192],
  ['app-icon-512.png', 512],
] as const;

/** An ICO file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const face = async (weight: number): Promise<string> => {
  const data = (await readFile(path.join(fonts, `b612-${weight}.woff2`))).toString('base64');
  return `@font-face{font-family:B612;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
};

async function draw(
  browser: Browser,
  style: string,
  svg: string,
  width: number,
  height: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(style + (await readFile(path.join(images, svg), 'utf8')));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const fill = 'body{margin:0}svg{display:block;width:100vw;height:100vh}';
  const style = `<style>${await face(400)}${await face(700)}${fill}</style>`;
  await writeFile(
    path.join(images, 'social-card.png'),
    await draw(browser, style, 'social-card.svg', 1200, 630),
  );
  for (const [name, size] of icons)
    await writeFile(path.join(images, name), await draw(browser, style, 'favicon.svg', size, size));
  await writeFile(
    path.join(images, 'favicon.ico'),
    ico(await draw(browser, style, 'favicon.svg', 32, 32), 32),
  );
  await browser.close();
}

void main();
