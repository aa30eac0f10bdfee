import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { basePathOfBuild } from '../server/basePath';

/** A page of a built site with what comes late: the rows of tables and the drawings, which lie in files. */
export function wholePage(folder: string, file = 'index.html'): JSDOM {
  const dom = new JSDOM(readFileSync(path.join(folder, file), 'utf8'));
  const { document } = dom.window;
  const places = [...document.querySelectorAll<HTMLElement>('[data-late]')];
  const addresses = new Set(places.map(({ dataset }) => dataset.late ?? ''));
  for (const late of addresses) {
    const box = document.createElement('div');
    box.innerHTML = readFileSync(
      path.join(folder, late.slice(basePathOfBuild(folder).length)),
      'utf8',
    );
    const waiting = places.filter(({ dataset }) => dataset.late === late);
    for (const [index, place] of waiting.entries()) {
      delete place.dataset.late;
      place.replaceChildren(...(box.children[index]?.childNodes ?? []));
    }
  }
  return dom;
}
