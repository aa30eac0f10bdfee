/**
 * `npm run pdf`: prints the build there is as one PDF with outline, tags and working links, into `pdf/`.
 * A release carries it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser/findBrowser';
import { guidePdf } from './pdf/guidePdf';
import { run } from './program/run';

const file = 'pdf/nc-miata-tuning.pdf';

async function print(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const pdf = await guidePdf(browser, 'build');
    mkdirSync('pdf', { recursive: true });
    writeFileSync(file, pdf);
    console.log(`${file}, ${(pdf.length / 1e6).toFixed(1)} MB`);
  } finally {
    await browser.close();
  }
}

void run(print());
