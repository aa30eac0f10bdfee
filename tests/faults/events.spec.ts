// Other tabs write into the storage as fast as they can.
import { hydrated } from '../site/page';
import { family } from './fault';
import { hostileTexts, keysOfGuide } from './hostile';
import { expectSearchFinds, expectTyped, typeIntoInstrument } from './stillWorks';
import { expectWholeText } from './guideText';

const rounds = 40;

family('Storage events', [
  {
    name: 'another tab writes every key over and over while somebody types',
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await typeIntoInstrument(page, '64');
      const other = await page.context().newPage();
      await other.goto('./licences.txt');
      const texts = Object.values(hostileTexts).filter(({ length }) => length < 10_000);
      const storm = other.evaluate(
        ([keys, values, times]) => {
          for (let round = 0; round < times; round += 1)
            for (const key of keys)
              for (const value of values) localStorage.setItem(key, `${value}${' '.repeat(round)}`);
        },
        [keysOfGuide, texts, rounds] as const,
      );
      await page.keyboard.type('37', { delay: 60 });
      await storm;
      await other.close();
      await expectTyped(page);
      await expectWholeText(page);
      await expectSearchFinds(page);
      await expectTyped(page);
    },
  },
  {
    name: 'ten thousand events of every kind come at once',
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await typeIntoInstrument(page, '64');
      await page.evaluate((keys) => {
        for (let at = 0; at < 10_000; at += 1)
          window.dispatchEvent(
            new StorageEvent('storage', {
              key: at % 20 === 0 ? null : (keys[at % keys.length] ?? null),
              newValue: at % 3 === 0 ? null : '[]',
              storageArea: at % 2 === 0 ? localStorage : sessionStorage,
            }),
          );
      }, keysOfGuide);
      await page.keyboard.type('37');
      await expectTyped(page);
      await expectWholeText(page);
      await expectSearchFinds(page);
      await expectTyped(page);
    },
  },
]);
