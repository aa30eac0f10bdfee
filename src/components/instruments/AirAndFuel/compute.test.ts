import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { sources } from '@site/src/data/sources';
import { initialValues } from '../kit/fields';
import { type SumName, sumTitles } from './compute';
import { instrument } from './definition';

const ask = (question: SumName, changes: Readonly<Record<string, string>> = {}) =>
  instrument.evaluate({ question, ...changes });
const sentence = (question: SumName, changes: Readonly<Record<string, string>> = {}) =>
  ask(question, changes).result?.sentence;
const more = (question: SumName, changes: Readonly<Record<string, string>> = {}) =>
  (ask(question, changes).result?.more ?? []).map(({ text }) => text).join(' ');
const questions = sumTitles.map(([name]) => name);

it('begins each sum with the worked case of the text', () => {
  expect(sentence('mixture')).toBe('Lambda 0.8842 is AFR 13.00 and an enrichment of 13.10 %.');
  expect(sentence('load')).toBe('110.00 g/s at 6000 rpm is a base load of 0.9819.');
  expect(more('load')).toContain('Air density 0.0011208 g/cc.');
  expect(more('load')).toContain('load A, 0.9742; corrected to 0.0012 g/cc that is 0.9099');
  expect(sentence('flow')).toBe('The injector flows 297.1 cc/min at 56.9 psi.');
  expect(sentence('pulse')).toContain('The pulse is 11.378 ms');
  expect(sentence('base')).toBe(
    'IPW Base 9.156 ms for 1999 cc and 336.8 cc/min, the global factor kept at 1.06534.',
  );
  expect(more('base')).toContain('293.9 cc/min');
  expect(sentence('power')).toBe('These injectors feed about 197 hp at the crank.');
  expect(more('power')).toContain('179 hp');
  expect(sentence('enleanment')).toBe(
    'The target of 0.850 at 7500 rpm ends at lambda 1.035, 0.115 leaner than the limit of 0.92, and leaner than stoichiometric at full throttle.',
  );
  expect(more('enleanment')).toContain('6000 rpm: 0.920, 0.070 leaner than the target');
});

it('computes what the choices choose', () => {
  const afr = { 'mixture.written': 'afr', 'mixture.value': '12.495' };
  expect(sentence('mixture', afr)).toContain('Lambda 0.8500');
  expect(more('mixture', { 'mixture.fuel': 'blend' })).toContain('14.08');
  expect(sentence('load', { 'load.known': 'load' })).toContain('g/s of air');
  const larger = { 'base.newVolume': '2488' };
  expect(sentence('base', larger)).toContain('11.396 ms for 2488 cc and 336.8 cc/min,');
  expect(sentence('base', { ...larger, 'base.entered': 'no' })).toContain(
    '9.156 ms for a displacement left at 1999 cc and 336.8 cc/min,',
  );
  const fahrenheit = { 'load.degrees': 'F', 'load.ect': '194', 'load.iat': '86' };
  expect(sentence('load', fahrenheit)).toBe('110.00 g/s at 6000 rpm is a base load of 0.9819.');
  const kilopascals = { 'flow.unit': 'kPa', 'flow.at': '400', 'flow.wanted': '392' };
  expect(sentence('flow', kilopascals)).toBe('The injector flows 297.0 cc/min at 392 kPa.');
  expect(sentence('pulse', { 'pulse.known': 'logged' })).toBe(
    'The logged pulse is 12.000 ms, a duty of 65.0 % at 6500 rpm.',
  );
});

it('tells what to write at the field of the mode', () => {
  const afr = { 'mixture.written': 'afr', 'mixture.value': '90' };
  expect(ask('mixture', afr).errors).toEqual({
    'mixture.value': 'Write the air-fuel ratio between 7.4 and 29.4: 90 lies outside.',
  });
  const blend = { ...afr, 'mixture.fuel': 'blend', 'mixture.ethanol': '85' };
  expect(ask('mixture', blend).errors['mixture.value']).toContain('between 5 and 19.7');
  expect(ask('load', { 'load.rpm': 'Infinity' }).errors['load.rpm']).toContain('not a number');
});

it('reads no field of another sum, nor one that the choices do not ask for', () => {
  expect(ask('load', { 'power.duty': 'much', 'load.load': 'x' }).errors).toEqual({});
  expect(ask('mixture', { 'mixture.ethanol': 'x' }).errors).toEqual({});
});

it('gives a finite answer or a message for any texts', () => {
  const texts = fc.oneof(anyText, fc.double().map(String), fc.constantFrom('0', '1e308', '-5'));
  const names = Object.keys(initialValues(instrument.store.fields)).filter(
    (name) => name !== 'question',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.dictionary(fc.constantFrom(...names), texts, { maxKeys: 4 }),
      (question, changes) => {
        const { result, error, errors } = ask(question, changes);
        const told = result
          ? [result.sentence, ...[...result.more, ...result.notices].map(({ text }) => text)]
          : [error ?? '', ...Object.values(errors)];
        expect(told.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
        expect(told.join('')).not.toBe('');
      },
    ),
  );
});

it('cites sources that exist', () => {
  const keys = new Set(sources.map(({ key }) => key));
  const blend = { 'mixture.fuel': 'blend', 'mixture.written': 'afr' };
  const cited = questions.flatMap((id) => ask(id, blend).result?.more ?? []);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.flatMap((each) => each.sources).filter((key) => !keys.has(key))).toEqual([]);
});
