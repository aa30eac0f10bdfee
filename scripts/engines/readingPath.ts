import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { madeLog } from '../../src/calculations/testing/madeLog';
import type { RunningSite } from '../server/listen';
import type { BrowserWindow, Plain } from './browserWindow';

/** What a step works with. */
export interface Reader {
  readonly window: BrowserWindow;
  readonly site: RunningSite;
  /** A folder for files that are opened; it goes after the run. */
  readonly folder: string;
}

/** One thing that readers do, in every engine alike. @throws saying what they did not get */
export interface Step {
  readonly name: string;
  readonly does: (reader: Reader) => Promise<void>;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** How long readers wait for anything, in milliseconds; the machine may be busy. */
const patienceMs = 45_000;

/** Waits until the page says yes. */
async function until<Args extends readonly Plain[]>(
  { window }: Reader,
  what: string,
  inPage: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    if (await window.run(inPage, ...args)) return;
    if (performance.now() > end) throw new Error(`${what}: did not come`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const alive = (reader: Reader): Promise<void> =>
  until(reader, 'the program of the page', () => 'hasHydrated' in document.documentElement.dataset);

async function open(reader: Reader, hash = ''): Promise<void> {
  const { window, site } = reader;
  // An address that differs by its hash alone would not load the page anew.
  await window.goTo('about:blank');
  await window.goTo(site.url + hash);
  await alive(reader);
}

const shown = (reader: Reader, selector: string): Promise<void> =>
  until(
    reader,
    selector,
    (wanted) =>
      [...document.querySelectorAll(wanted)].some((each) => each.getClientRects().length > 0),
    selector,
  );

/** Brings an element into the middle of the window and presses it. */
async function press(reader: Reader, selector: string): Promise<void> {
  await shown(reader, selector);
  // What slides in is pressed where it comes to rest; a page that has just arrived may go back to its hash.
  const end = performance.now() + patienceMs;
  let before = '';
  for (;;) {
    const now = await reader.window.run((wanted) => {
      const element = document.querySelector(wanted);
      const box = element?.getBoundingClientRect();
      if (!element || !box) return '';
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isOnTop = element.contains(document.elementFromPoint(x, y));
      if (!isOnTop) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return isOnTop ? `${x} ${y}` : '';
    }, selector);
    if (now !== '' && now === before) break;
    if (performance.now() > end) throw new Error(`${selector}: something lies over it`);
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await reader.window.press(selector);
}

/** The place stands within 2 px below what sticks at the top. */
const atTop = (reader: Reader, id: string): Promise<void> =>
  until(
    reader,
    `#${id} just below the bar`,
    (wanted) => {
      const place = document.getElementById(wanted);
      if (!place) return false;
      const stuck = Math.max(
        ...['.navbar', '.place-strip'].map((each) => {
          const box = document.querySelector(each)?.getBoundingClientRect();
          return box && box.height > 0 ? box.bottom : 0;
        }),
      );
      const gap = place.getBoundingClientRect().top - stuck;
      return gap >= 0 && gap <= parseFloat(getComputedStyle(place).scrollMarginTop) - stuck + 2;
    },
    id,
  );

const says = (reader: Reader, selector: string, words: string): Promise<void> =>
  until(
    reader,
    `${words} in ${selector}`,
    (wanted, text) =>
      [...document.querySelectorAll(wanted)].some((each) => each.textContent.includes(text)),
    selector,
    words,
  );

/** Puts a text into a field in place of what stands there. */
async function fill(reader: Reader, selector: string, text: string): Promise<void> {
  await press(reader, selector);
  await reader.window.run(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });
  await reader.window.type(text);
}

/** What readers do with the guide, in the order of the list. */
export const readingPath: readonly Step[] = [
  {
    name: 'open',
    does: async (reader) => {
      await reader.window.resize(phone);
      await open(reader);
      await says(reader, 'h1', 'NC Miata Tuning');
    },
  },
  {
    name: 'nothing to scroll sideways',
    does: async (reader) => {
      await until(
        reader,
        'a page as wide as the window',
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    },
  },
  {
    name: 'lowered letters of formulas',
    does: async (reader) => {
      await until(reader, 'a lowered letter smaller than the letter before it', () => {
        const size = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
        const lowered = [...document.querySelectorAll('article .katex > math msub')];
        return (
          lowered.length > 0 &&
          lowered.every(
            ({ children: [letter, low] }) =>
              letter && low && size(low.querySelector('mi') ?? low) < size(letter),
          )
        );
      });
    },
  },
  {
    name: 'search',
    does: async (reader) => {
      await open(reader);
      await press(reader, '[role=search] button');
      await shown(reader, '#search-panel input');
      await reader.window.type('glossary');
      await says(reader, '#search-result-0', 'Glossary');
      await reader.window.pressKey('Enter');
      await atTop(reader, 'glossary');
    },
  },
  {
    name: 'contents',
    does: async (reader) => {
      await open(reader);
      await press(reader, '.place-strip > button');
      await press(reader, '.contents a[href="#the-car"]');
      await atTop(reader, 'the-car');
    },
  },
  {
    name: 'address with a hash, far down',
    does: async (reader) => {
      await open(reader, '#glossary');
      await atTop(reader, 'glossary');
      await reader.window.resize(desktop);
      await open(reader, '#load-scaling');
      await atTop(reader, 'load-scaling');
    },
  },
  {
    name: 'Back',
    does: async (reader) => {
      await open(reader, '#load-scaling');
      await atTop(reader, 'load-scaling');
      await reader.window.run(() => {
        location.hash = 'sources';
      });
      await atTop(reader, 'sources');
      await reader.window.goBack();
      await atTop(reader, 'load-scaling');
    },
  },
  {
    name: 'colour mode',
    does: async (reader) => {
      await open(reader);
      await press(reader, '.colour-toggle');
      await until(reader, 'dark mode', () => document.documentElement.dataset.theme === 'dark');
      await reader.window.reload();
      await alive(reader);
      await until(
        reader,
        'dark mode after a reload',
        () => document.documentElement.dataset.theme === 'dark',
      );
      await reader.window.run(() => {
        localStorage.removeItem('theme');
      });
    },
  },
  {
    name: 'menu',
    does: async (reader) => {
      await reader.window.resize(phone);
      await open(reader);
      await press(reader, '.navbar__toggle');
      await shown(reader, '.navbar-sidebar--show .navbar-sidebar__close');
      await press(reader, '.navbar-sidebar__close');
      await until(
        reader,
        'a closed menu',
        () => document.querySelector('.navbar-sidebar--show') === null,
      );
    },
  },
  {
    name: 'instrument',
    does: async (reader) => {
      await open(reader, '#instrument-gears');
      await shown(reader, '[data-island=gears][data-alive]');
      await fill(reader, '#instrument-gears #gears-shift', '6500');
      await says(reader, '#instrument-gears .answer-first', 'Shifting at 6500 rpm');
      await fill(reader, '#instrument-gears #gears-shift', 'abc');
      await shown(reader, '#instrument-gears .field-wrong');
    },
  },
  {
    name: 'file opened',
    does: async (reader) => {
      const log = path.join(reader.folder, 'log0031.csv');
      writeFileSync(log, madeLog({ seconds: 1800, rowsPerSecond: 5 }).csv);
      await open(reader, '#instrument-log');
      await shown(reader, '[data-island=log][data-alive]');
      await reader.window.chooseFile('#log-files', log);
      await says(reader, '#instrument-log button', 'Use these roles');
      await reader.window.run(() => {
        for (const each of document.querySelectorAll<HTMLElement>('#instrument-log button'))
          if (each.textContent === 'Use these roles') each.dataset.engines = 'use';
      });
      await press(reader, '[data-engines=use]');
      await says(reader, '#instrument-log .answer-first', 'of 8999 rows used');
    },
  },
  {
    name: 'job',
    does: async (reader) => {
      await open(reader, '#disable-power-enleanment');
      await press(reader, '.part:has(> #disable-power-enleanment) > .do-job > .action');
      await press(reader, '.job-view [data-key=tick]');
      await says(reader, '.job-view .job-place', 'Step 1 of 6');
      await reader.window.reload();
      await alive(reader);
      await says(reader, '.job-view .job-place', 'Step 1 of 6');
      await reader.window.pressKey('Escape');
      await until(reader, 'the page behind', () => document.querySelector('.job-view') === null);
    },
  },
  {
    name: 'paper',
    does: async (reader) => {
      await open(reader);
      const pdf = Buffer.from(await reader.window.print());
      if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-')))
        throw new Error('What was printed is no PDF.');
      if (pdf.length < 1_000_000) throw new Error(`What was printed has ${pdf.length} bytes only.`);
    },
  },
  {
    // The last: nothing comes from the network any more.
    name: 'without a network',
    does: async (reader) => {
      await open(reader);
      await shown(reader, '[data-on-this-device=kept]');
      await reader.site.close();
      await reader.window.reload();
      await alive(reader);
      await says(reader, 'h1', 'NC Miata Tuning');
      await press(reader, '[role=search] button');
      await shown(reader, '#search-panel input');
      await reader.window.type('load scaling');
      await says(reader, '#search-result-0', 'oad scaling');
    },
  },
];
