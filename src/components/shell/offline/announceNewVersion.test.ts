// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { isSlashKeyOff } from '../search/slashKey';
import { announceNewVersion } from './announceNewVersion';
import { keepGuide } from './keepGuide';

// jsdom has no stylesheets that scripts make.
vi.mock('../../article/bringStyles', () => ({ bringStyles: () => undefined }));

const now = 1_700_000_000_000;
const register = vi.fn(() => Promise.reject(new Error('none here')));

beforeEach(() => {
  vi.useFakeTimers({ now });
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { serviceWorker });
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is done with a new version: the bar that offers it, or it is taken at once. */
const done = (taking: string): { readonly bar: string; readonly isTaken: boolean } => {
  document.body.replaceChildren();
  localStorage.setItem('guide-taking', taking);
  const postMessage = vi.fn();
  announceNewVersion({ postMessage, state: 'activated' } as unknown as ServiceWorker);
  return { bar: document.body.innerHTML, isTaken: postMessage.mock.calls.length > 0 };
};

const offered =
  '<div class="new-version" role="status"><p>A new version of the guide is ready. What you typed stays.</p>' +
  '<button type="button" class="action">Show it</button><button type="button" class="action">Later</button></div>';

it('takes the new version at once only while readers have just taken it', () => {
  expect(done('')).toEqual({ bar: offered, isTaken: false });
  expect(done(String(now + 30_000))).toEqual({ bar: '', isTaken: true });
  expect(done(String(now - 1))).toEqual({ bar: offered, isTaken: false });
  expect(done(String(now + 60_001))).toEqual({ bar: offered, isTaken: false });
});

it('whatever is stored, it is taken within a minute of what readers said, or offered in our words', () => {
  const times = fc.integer({ min: now - 100_000, max: now + 100_000 });
  const stored = fc.oneof(
    storedText(now),
    times.map(String),
    fc.constantFrom('NaN', 'Infinity', '0x1'),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const { bar, isTaken } = done(text);
      const left = Number(text) - now;
      expect(isTaken).toBe(left > 0 && left <= 60_000);
      expect(bar).toBe(isTaken ? '' : offered);
      vi.clearAllTimers();
      expectUnchangedPrototypes();
    }),
  );
});

it('no stored text but "off" switches off the key or what is kept on the device', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom('off', 'OFF', ' off'), storedText('off')),
      async (text) => {
        localStorage.setItem('guide-slash-key', text);
        localStorage.setItem('guide-offline', text);
        register.mockClear();
        expect(isSlashKeyOff()).toBe(text === 'off');
        await keepGuide('/worker.js');
        expect(register).toHaveBeenCalledTimes(text === 'off' ? 0 : 1);
        expectUnchangedPrototypes();
      },
    ),
  );
});
