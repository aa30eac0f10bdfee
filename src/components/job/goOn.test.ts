// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markup, prototypeNames, storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { showWhereReadersLeft } from './goOn';

const ids = ['flash', 'fans', 'constructor'];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  document.body.replaceChildren();
  const place = document.createElement('div');
  place.className = 'go-on';
  const headings = ids.map((id, at) => {
    const heading = document.createElement('h3');
    heading.id = id;
    heading.dataset.number = `4.${String(at)}`;
    heading.textContent = 'A heading';
    return heading;
  });
  document.body.append(place, ...headings);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const job = { id: 'flash', number: '4.7', title: 'Flash the ROM', step: 2, count: 4 };

const shown = (jobs: string, read: string): HTMLElement => {
  localStorage.setItem('guide-job', jobs);
  localStorage.setItem('guide-read', read);
  showWhereReadersLeft();
  return document.querySelector('.go-on') ?? document.body;
};

it('leads back to the job and to the section', () => {
  expect(shown(JSON.stringify({ version: 1, on: job }), 'fans').textContent).toBe(
    'Go on: 4.7 Flash the ROM, step 2 of 4Read last: 4.1 A heading',
  );
});

it('whatever is stored, there are two lines at most, with links to headings of the page and no HTML', () => {
  const stored = storedText(
    { version: 1, on: job },
    ...markup.map((title) => ({ version: 1, on: { ...job, title } })),
  );
  const read = fc.oneof(
    fc.constantFrom(...ids, 'go-on', ...prototypeNames, ...markup),
    fc.string(),
  );
  fc.assert(
    fc.property(stored, read, (jobs, section) => {
      const place = shown(jobs, section);
      expect(place.children.length).toBeLessThanOrEqual(2);
      for (const line of place.children) {
        expect(line.localName).toBe('p');
        expect([...line.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['a']);
        const link = line.querySelector('a');
        expect(link?.getAttributeNames()).toEqual(['href']);
        expect(ids).toContain(link?.getAttribute('href')?.slice(1));
        expect(line.textContent).toMatch(/^(?:Go on|Read last): [\d.]* /);
      }
      expectUnchangedPrototypes();
    }),
  );
});
