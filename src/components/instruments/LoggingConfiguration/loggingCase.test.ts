import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '@site/src/calculations/testing/anyText';
import { initialValues } from '../kit/fields';
import { builtLogging, type LoggingValues } from './loggingCase';
import { jobIds, loggingStore, withChoice } from './loggingStore';

const worked: LoggingValues = initialValues(loggingStore.fields);
const built = (changes: Partial<LoggingValues>) => builtLogging({ ...worked, ...changes });

test('the worked case is the list for trims, the two temperatures in turn', () => {
  const { value } = built({});
  expect(value?.budget).toMatchObject({ parameters: 11, requestsPerRow: 10 });
  expect(value?.budget.rowsPerSecond).toBeCloseTo(10, 9);
  expect(value?.findings).toEqual([]);
});

test('each field does what it says', () => {
  expect(built({ groups: 'none' }).value?.budget.requestsPerRow).toBe(11);
  expect(built({ groups: 'own', own: 'ECT IAT MAF' }).value?.findings[0]?.code).toBe(
    'judged-in-group',
  );
  expect(built({ without: 'iat' }).value?.text).not.toContain('IAT');
  expect(built({ jobs: 'cam', engine: '1.8' }).value?.leftOut).toHaveLength(3);
  expect(built({ calc: 'AFR' }).value?.text).toContain('type = calc');
  expect(built({ more: 'VOLEFF' }).value?.leftOut[0]?.name).toBe('VOLEFF');
  expect(built({ sensors: 'adc 16 BATT_V x,0.001,*' }).value?.text).toContain('type = adc');
});

test('what cannot be used is said', () => {
  expect(built({ pace: '1e308' }).fault).toContain(
    'Write the interval between 500 and 100\u00a0000 µs',
  );
  expect(built({ jobs: '' }).fault).toContain('Choose a job');
  expect(built({ more: '<b>' }).fault).toContain('None of the 95 parameters');
});

test('any text gives a file or a message', () => {
  const texts = fc.oneof(anyText, fc.constantFrom('RPM', '10000', 'suggested', 'own', 'ECT|IAT'));
  const some = (name: keyof LoggingValues) => fc.record({ [name]: texts });
  const changes = fc.oneof(...(Object.keys(worked) as (keyof LoggingValues)[]).map(some));
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 5 }), (all) => {
      const { value, fault } = built(Object.assign({}, ...all) as Partial<LoggingValues>);
      expect((value?.text ?? fault ?? '').length).toBeGreaterThan(0);
    }),
  );
});

test('a list keeps the order of its choices', () => {
  expect(withChoice('knock', jobIds, 'general', true)).toBe('general,knock');
  expect(withChoice('general,knock', jobIds, 'general', false)).toBe('knock');
});
