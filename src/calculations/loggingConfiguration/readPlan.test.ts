// Misspelt on purpose: cspell:ignore SPARKADVV
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggingParameters, parameterId } from '@site/src/data/loggingParameters';
import { anyText } from '../testing/anyText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { buildConfiguration } from './buildConfiguration';
import { readGroups } from './readGroups';
import { readParameterNames, writtenParameter } from './readParameterNames';
import { readSensors } from './readSensors';

describe('readParameterNames', () => {
  it('knows every parameter as it is written, whatever the case', () => {
    const written = loggingParameters.map(writtenParameter);
    expect(new Set(written).size).toBe(95);
    expect(readParameterNames(written.join(' ').toLowerCase())).toEqual(
      loggingParameters.map(parameterId),
    );
    expect(readParameterNames(' rpm, APP;rpm ')).toEqual(['parameter-RPM', 'parameter-APP']);
    expect(readParameterNames('')).toEqual([]);
  });

  it.each([
    ['EQ_RATIO_ACT', 'Write LAMBDA_ACT, if you mean it.'],
    ['SPARKADVV', 'Write SPARKADV, if you mean it.'],
    ['WHATEVER', 'None of the 95 parameters is called WHATEVER.'],
    ['APP1_V', 'APP1_V stands for two requests: write APP1_V-01 or APP1_V-22.'],
  ])('tells what to write for %s', (typed, message) => {
    expect(() => readParameterNames(typed)).toThrow(message);
  });
});

describe('readGroups', () => {
  it('numbers the groups', () => {
    expect(readGroups('ECT IAT | baro, AAT |')).toEqual({
      'parameter-ECT': 1,
      'parameter-IAT': 1,
      'parameter-BARO': 2,
      'parameter-AAT': 2,
    });
  });

  it('refuses a name in two groups, and more groups than there are', () => {
    expect(() => readGroups('ECT IAT | ECT AAT')).toThrow('Put ECT into one group only.');
    const many = loggingParameters.slice(0, 16).map(writtenParameter).join('|');
    expect(() => readGroups(many)).toThrow('at most 15');
  });
});

describe('readSensors', () => {
  it('reads the three kinds', () => {
    expect(readSensors('adc 12 FPRES_PSI x,0.001,*, 0.5,-,25,*\nadc 16 BATT_V x,0.001,*')).toEqual([
      { kind: 'adc', name: 'FPRES_PSI', pin: 12, formula: 'x,0.001,*,0.5,-,25,*' },
      { kind: 'adc', name: 'BATT_V', pin: 16, formula: 'x,0.001,*' },
    ]);
    expect(readSensors('ASCII 1 WB_LAMBDA')).toEqual([
      { kind: 'ascii', name: 'WB_LAMBDA', column: 1 },
    ]);
    expect(readSensors('inno 0x0101 WB')).toEqual([{ kind: 'inno', name: 'WB', id: 257 }]);
  });

  it.each([
    ['12 FPRES', 'begins otherwise'],
    ['adc 12', 'a name is missing'],
    ['adc 5 A', 'Choose pin 8, 12 or 16.'],
    ['adc 12 A x,+', 'one result'],
    ['ascii none A', 'whole number'],
    ['ascii 1 A\ninno 1 B', 'share the ring'],
    ['adc 12 A\n'.repeat(17), 'at most 16'],
  ])('tells what is wrong with %s', (typed, message) => {
    expect(() => readSensors(typed)).toThrow(message);
  });
});

it('reads any text or says why not, and what it reads can be built', () => {
  const pieces = fc.array(
    fc.oneof(anyText, fc.constantFrom('adc 12 A', 'inno 257 B', ';', '|', ' ', 'ECT')),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      for (const read of [readParameterNames, readGroups, readSensors]) {
        try {
          read(parts.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableInputError);
        }
      }
    }),
  );
});

it('leaves out what a job would bring, but nothing that the trigger needs', () => {
  const { configuration } = buildConfiguration({
    car: { engine: '2.0', patched: false },
    jobs: ['knock'],
    parameters: [],
    without: ['parameter-RPM', 'parameter-ECT'],
    groups: {},
    sensors: [],
    calculated: [],
    trigger: 'engine-running',
    intervalMicroseconds: 7500,
  });
  expect(configuration.channels[0]?.parameters.map(({ name }) => name)).toEqual([
    'RPM',
    'APP',
    'KNOCKR',
    'HIDET_SW',
    'SPARKADV',
    'LOAD',
    'LAMBDA_ACT',
    'LAMBDA_DSD',
    'FUEL_PW',
    'IAT',
  ]);
});
