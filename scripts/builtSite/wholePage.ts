import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { basePathOfBuild } from '../server/basePath';

/** A page of a built site with the rows of its look-up tables, which lie in files. */
export function wholePage(folder: string, file = 'index.html'): JSDOM {
  const dom = new JSDOM(readFileSync(path.join(folder, file), 'utf8'));
  for (const region of dom.window.document.querySelectorAll<HTMLElement>('[data-late]')) {
    const address = region.dataset.late ?? '';
    const rows = address.slice(basePathOfBuild(folder).length);
    region.innerHTML = readFileSync(path.join(folder, rows), 'utf8');
    delete region.dataset.late;
  }
  return dom;
}
