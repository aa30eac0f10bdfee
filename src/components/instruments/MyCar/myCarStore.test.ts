// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { headScript } from '@site/config/headScript';
import { storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { noCar } from './car';
import { myCarStore } from './myCarStore';

const key = 'guide-my-car';
const car = { ...noCar, generation: 'NC2', engine: '2.0', gearbox: '6MT', calibration: 'LF9VEB' };

const root = document.documentElement;
const attributes = ['data-car-generation', 'data-car-engine', 'data-car-gearbox'];

/** What a car has put on the page: its short name, and the marks. */
const onPage = (): { readonly name: string; readonly marks: readonly string[] } => ({
  name: root.style.getPropertyValue('--my-car'),
  marks: root.getAttributeNames().filter((name) => name !== 'style' && name !== 'data-back'),
});

const clear = (): void => {
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
};

beforeEach(clear);
afterEach(clear);

/** Only plain words: the styles of the page print the name as it is. */
const expectPlain = (): void => {
  const { name, marks } = onPage();
  expect(name).toMatch(/^(?:"[\w. ]{1,40}")?$/);
  for (const mark of marks) {
    expect(attributes).toContain(mark);
    expect(root.getAttribute(mark)).toMatch(/^[\w.]{1,8}$/);
  }
  expectUnchangedPrototypes();
};

it('whatever is stored, the car of another tab is of our choices, and only plain words stand on the page', () => {
  const stop = myCarStore.subscribe(() => undefined);
  fc.assert(
    fc.property(storedText(car), (text) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
      expect(Object.keys(myCarStore.car()).sort()).toEqual(Object.keys(noCar).sort());
      for (const each of Object.values(myCarStore.car())) expect(typeof each).toBe('string');
      expectPlain();
    }),
  );
  myCarStore.clear();
  stop();
});

it('whatever is stored, the script before the first paint puts only plain words on the page', () => {
  const page = { document, localStorage, window, addEventListener: () => undefined };
  const show = (text: string): void => {
    clear();
    localStorage.setItem(key, text);
    runInNewContext(headScript.innerHTML, page);
  };
  show(JSON.stringify(car));
  expect(onPage()).toEqual({ name: '"NC2 2.0 6MT LF9VEB"', marks: attributes });
  fc.assert(
    fc.property(storedText(car), (text) => {
      show(text);
      expectPlain();
    }),
  );
});
