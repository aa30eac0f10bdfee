// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markup, prototypeNames } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { keepInAddress, queryWith, restoreAddress, textInAddress } from './addressBar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const isInstrument = (key: string): boolean => ['gears', 'fuel'].includes(key);

test('the case of one instrument stands in the query; what belongs to none stays', () => {
  expect(
    queryWith('?a=b&gears=1;shift=7000&fuel=1;x=2', 'gears', '1;shift=6000', isInstrument),
  ).toBe('?a=b&gears=1;shift=6000');
});

test('nothing to keep leaves no question mark', () => {
  expect(queryWith('', 'gears', '', isInstrument)).toBe('');
  expect(queryWith('?gears=1;x=1', '', '', isInstrument)).toBe('');
});

test('whatever stands in the query, only cases of instruments go out of it, and the one that is kept comes in', () => {
  const word = fc.oneof(
    fc.constantFrom('gears', 'fuel', 'polluted', ...prototypeNames, ...markup),
    fc.string(),
  );
  const pair = fc.tuple(word, word).map(([key, value]) => `${key}=${value}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(pair, word), { maxLength: 6 }), (parts) => {
      const search = `?${parts.join('&')}`;
      const others = search
        .slice(1)
        .split('&')
        .filter((part) => part !== '' && !/^(?:gears|fuel)(?:=|$)/.test(part));
      expect(queryWith(search, 'gears', '1;shift=6000', isInstrument)).toBe(
        `?${[...others, 'gears=1;shift=6000'].join('&')}`,
      );
      expectUnchangedPrototypes();
    }),
  );
});

const typedOver = (): void => {
  document.body.innerHTML = '<div id="instrument-gears"></div><div id="instrument-fuel"></div>';
  window.history.replaceState(null, '', '/?gears=1;shift=7100#instrument-gears');
  expect(textInAddress('gears')).toBe('1;shift=7100');
  keepInAddress('gears', '1;shift=6500');
};

test('the last keystrokes are written although another instrument comes to life meanwhile', () => {
  typedOver();
  expect(textInAddress('fuel')).toBe('');
  vi.runAllTimers();
  expect(window.location.search).toBe('?gears=1;shift=6500');
});

test('the last keystrokes stay over a jump, and stand in the address that leads back', () => {
  typedOver();
  window.history.pushState(null, '', '/?gears=1;shift=7100#elsewhere');
  restoreAddress();
  expect(window.location.search).toBe('');
  window.history.pushState(null, '', '/#instrument-gears');
  restoreAddress();
  expect(window.location.search).toBe('?gears=1;shift=6500');
  window.history.pushState(null, '', '/?gears=1;shift=7000#instrument-gears');
  expect(textInAddress('gears'), 'what was written waits no more').toBe('1;shift=7000');
});

test('the last keystrokes of two instruments stay, one changed right after the other', () => {
  typedOver();
  keepInAddress('fuel', '1;x=2');
  expect(textInAddress('gears')).toBe('1;shift=6500');
});
