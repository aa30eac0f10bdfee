import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { sources } from '@site/src/data/sources';
import { initialValues } from '../kit/fields';
import { foundIn } from './airAndFuelCase';
import { airAndFuelStore, type QuestionId, questionIds } from './airAndFuelStore';

const worked: Readonly<Record<string, string>> = initialValues(airAndFuelStore.fields);
const sentence = (id: QuestionId, changes: Readonly<Record<string, string>> = {}) =>
  foundIn(id, { ...worked, ...changes }).value?.sentence;
const more = (id: QuestionId, changes: Readonly<Record<string, string>> = {}) =>
  (foundIn(id, { ...worked, ...changes }).value?.more ?? []).map(({ text }) => text).join(' ');

test('each sum begins with the worked case of the text', () => {
  expect(sentence('mixture')).toBe('Lambda 0.8842 is AFR 13.00 and an enrichment of 13.10 %.');
  expect(sentence('load')).toBe('110.00 g/s at 6000 rpm is a base load of 0.9819.');
  expect(more('load')).toContain('Air density 0.0011208 g/cc.');
  expect(sentence('flow')).toBe('The injector flows 297.1 cc/min at 56.9.');
  expect(sentence('pulse')).toContain('The pulse is 11.378 ms');
  expect(sentence('base')).toBe('IPW Base 11.396 ms, the global factor kept.');
  expect(more('base')).toContain('gets 80.3 % of its fuel');
  expect(more('base')).toContain('293.9 cc/min');
  expect(sentence('power')).toBe('These injectors feed about 197 hp at the crank.');
  expect(more('power')).toContain('179 hp');
  expect(sentence('enleanment')).toContain('ends at lambda 1.035, leaner than stoichiometric');
  expect(more('enleanment')).toContain('6000 rpm: 0.920; EcuFlash');
});

test('choices change the sum', () => {
  const afr = { 'mixture.written': 'afr', 'mixture.value': '12.495' };
  expect(sentence('mixture', afr)).toContain('Lambda 0.8500');
  expect(more('mixture', { 'mixture.fuel': 'blend' })).toContain('14.08');
  expect(sentence('load', { 'load.known': 'load' })).toContain('g/s of air');
  expect(sentence('base', { 'base.entered': 'no' })).toContain('9.156 ms');
});

test('what cannot be used is said', () => {
  const afr = { 'mixture.written': 'afr', 'mixture.value': '90' };
  expect(foundIn('mixture', { ...worked, ...afr }).fault).toContain('Write the air-fuel ratio');
  expect(foundIn('load', { ...worked, 'load.rpm': 'Infinity' }).fault).toContain('not a number');
});

test('any texts give a finite answer or a message', () => {
  const texts = fc.oneof(anyText, fc.double().map(String), fc.constantFrom('0', '1e308', '-5'));
  const names = Object.keys(worked).filter((name) => name !== 'question');
  fc.assert(
    fc.property(
      fc.constantFrom(...questionIds),
      fc.dictionary(fc.constantFrom(...names), texts, { maxKeys: 4 }),
      (id, changes) => {
        const { value, fault } = foundIn(id, { ...worked, ...changes });
        const told = value ? [value.sentence, ...value.more.map(({ text }) => text)] : [fault];
        expect(told.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
      },
    ),
  );
});

test('the sources of every answer exist', () => {
  const keys = new Set(sources.map(({ key }) => key));
  const blend = { ...worked, 'mixture.fuel': 'blend' };
  const cited = questionIds.flatMap((id) => foundIn(id, blend).value?.more ?? []);
  expect(cited.flatMap((each) => each.sources).filter((key) => !keys.has(key))).toEqual([]);
});
