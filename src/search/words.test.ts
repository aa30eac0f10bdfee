import { expect, test } from 'vitest';
import { cutter, wordsOf } from './words';

test.each([
  ['LF9VEB', ['lf9veb']],
  ['STFT', ['stft']],
  ['12.0 V', ['12.0', 'v']],
  ['6250rpm', ['6250rpm', '6250', 'rpm']],
  ['±5 %', ['5']],
  ['110 °C', ['110', 'c']],
  ['air-fuel', ['air-fuel', 'air', 'fuel', 'airfuel']],
  ['mass_air_flow', ['mass_air_flow', 'mass', 'air', 'flow']],
  ['logcfg.txt', ['logcfg.txt', 'logcfg', 'txt']],
  ['Power Enleanment - Base (Lambda) | OL', ['power', 'enleanment', 'base', 'lambda', 'ol']],
  ['Précis', ['precis']],
  ['λ', ['λ']],
  ['"<b>" [x]', ['b', 'x']],
  ['', []],
  [' … | ', []],
])('%s is found by %j', (text, tokens) => {
  const tokensOf = cutter();
  expect(tokensOf(text)).toEqual(tokens);
  expect(tokensOf(text), 'a second time').toEqual(tokens);
});

test('a token knows where it stands in the text', () => {
  const text = 'Set the Air–Fuel ratio';
  const [, , word] = wordsOf(text);
  expect(text.slice(word?.start, word?.end)).toBe('Air–Fuel');
  expect(word?.parts.map(({ start, end }) => text.slice(start, end))).toEqual(['Air', 'Fuel']);
});
