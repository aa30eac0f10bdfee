// Programs of the browser that rewrite the page for the reader.
import { hydrated } from '../site/page';
import { family } from './fault';
import { beforeProgram, rewritings } from './rewriting';
import { expectAllWorks } from './stillWorks';

const { wrapTexts, darken } = rewritings;

/** React says that the page is not what it wrote, and draws its own parts anew. */
const drawnAnew = /React error #418/;

/** The policy of the page stops the styles that a test brings in; those of an extension pass it by. */
const styleStopped = /inline style violates/;

family('Extensions', [
  {
    name: 'a translation program rewrites every text before the page comes alive',
    said: drawnAnew,
    inject: (page) => beforeProgram(page, wrapTexts),
  },
  {
    name: 'a translation program rewrites every text of the living page',
    said: drawnAnew,
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await page.evaluate(wrapTexts);
      await expectAllWorks(page);
    },
  },
  {
    name: 'an extension darkens every element before the page comes alive',
    said: styleStopped,
    inject: (page) => beforeProgram(page, darken),
  },
  {
    name: 'an extension darkens every element of the living page',
    said: styleStopped,
    inject: () => Promise.resolve(),
    then: async (page) => {
      await hydrated(page);
      await page.evaluate(darken);
      await expectAllWorks(page);
    },
  },
]);
