import { expect, test } from 'vitest';
import { namesMeant } from './namesMeant';

const names = new Set(['stft', 'ltft', 'rev limit', 'lf9veb']);
const meant = (typed: string) => [...namesMeant(typed, (name) => names.has(name))];

test.each([
  ['stft vs ltft', ['stft', 'ltft']],
  ['difference between STFT and LTFT', ['stft', 'ltft']],
  ['what is ltft', ['ltft']],
  ["what's an STFT?", ['stft']],
  ['what does LF9VEB mean', ['lf9veb']],
  ['meaning of rev limit', ['rev limit']],
  ['ltft', []],
  ['what is the rev limit', []],
  ['stft vs trims', []],
  ['what is', []],
  ['', []],
])('%s asks for the meaning of %j', (typed, expected) => {
  expect(meant(typed)).toEqual(expected);
});
