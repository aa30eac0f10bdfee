/**
 * `npm run look`: builds, takes pictures of the places in `places.ts` and of every chapter, in both
 * widths and modes and in print, and writes them with a contact sheet into `look/`.
 * `npm run look -- --no-build opening search` takes the build there is, and these places only.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { atMost } from './checks/atMost';
import { run } from './program/run';
import { basePathOfBuild } from './server/basePath';
import { contactSheet } from './screenshots/contactSheet';
import { launchOptions } from './browser/findBrowser';
import { listen } from './server/listen';
import { paper } from './screenshots/print';
import { fileOf, picture, viewsOf, type View } from './screenshots/screenshot';
import { places, type Place } from './screenshots/places';

const folder = 'look';

/** The beginning of every chapter, as the build has it. */
function chapters(): Place[] {
  const { document } = new JSDOM(readFileSync('build/index.html', 'utf8')).window;
  return [...document.querySelectorAll('article h2[id]')].map(({ id }) => ({
    name: `chapter-${id}`,
    hash: id,
  }));
}

async function look(args: readonly string[]): Promise<void> {
  if (!args.includes('--no-build')) {
    const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    const { status } = spawnSync(process.execPath, [docusaurus, 'build'], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed; there is nothing to look at.');
  }
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const chosen = [...places, ...chapters()].filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);

  const site = await listen({ folder: 'build', basePath: basePathOfBuild('build') });
  const browser = await chromium.launch(launchOptions());
  try {
    const taken = async (view: View): Promise<View | undefined> => {
      try {
        await picture(browser, site.url, view, folder);
        return view;
      } catch (error) {
        console.error(`No picture ${fileOf(view)}: ${String(error)}`);
        process.exitCode = 1;
        return undefined;
      }
    };
    const views = (await atMost(2, viewsOf(chosen), taken)).filter((view) => view !== undefined);
    const printed = wanted.length === 0 ? await paper(browser, site.url, folder) : [];
    writeFileSync(`${folder}/index.html`, contactSheet(views, printed));
    console.log(`${views.length + printed.length} pictures; open ${folder}/index.html`);
  } finally {
    await browser.close();
    await site.close();
  }
}

void run(look(process.argv.slice(2)));
