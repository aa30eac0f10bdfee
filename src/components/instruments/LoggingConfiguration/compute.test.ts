import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfiguration } from '@site/src/calculations/loggingConfiguration/checkConfiguration';
import { loggingJobs } from '@site/src/calculations/loggingConfiguration/loggingJobs';
import { anyText } from '@site/src/calculations/testing/anyText';
import { loggingParameters } from '@site/src/data/loggingParameters';
import { withChoice } from './chosenIn';
import { instrument } from './definition';
import { checkedSentence } from './messages';
import type { Checked } from './checkedFile';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;

const nothing: Checked = { file: undefined, failed: false };

const asked = (changes: Changes) => instrument.evaluate(changes, nothing);

const built = (changes: Changes) => {
  const { result } = asked(changes);
  if (result?.mode !== 'build') throw new Error(JSON.stringify(asked(changes)));
  return result.built;
};

describe('a file that is built', () => {
  it('is at first the list for trims, the two temperatures in turn', () => {
    const { budget, findings } = built({});
    expect(budget).toMatchObject({ parameters: 15, requestsPerRow: 14 });
    // The pace at which the chapter lets owners begin.
    expect(instrument.store.fields.pace.initial).toBe('30000');
    expect(budget.rowsPerSecond).toBeCloseTo(100 / 42, 9);
    expect(findings).toEqual([]);
  });

  it('follows each field', () => {
    expect(built({ groups: 'none' }).budget.requestsPerRow).toBe(15);
    expect(built({ groups: 'own', own: 'ECT IAT MAF' }).findings[0]?.code).toBe('judged-in-group');
    expect(built({ without: 'iat' }).text).not.toContain('IAT');
    expect(built({ jobs: 'cam', engine: '1.8' }).leftOut).toHaveLength(3);
    expect(built({ calc: 'AFR' }).text).toContain('type = calc');
    expect(built({ more: 'VOLEFF' }).leftOut[0]?.name).toBe('VOLEFF');
    expect(built({ sensors: 'adc 16 BATT_V x,0.001,*' }).text).toContain('type = adc');
  });

  it('says what cannot be used', () => {
    expect(asked({ pace: '1e308' }).errors.pace).toContain(
      'Write the interval between 500 and 100\u00a0000 µs',
    );
    expect(asked({ jobs: '' }).error).toContain('Choose a job');
    expect(asked({ more: '<b>' }).errors.more).toContain('None of the 95 parameters');
    expect(asked({ sensors: 'adc 12 FP x,0,001,*' }).errors.sensors).toContain('with a point');
  });

  it('is a file or a message for any text', () => {
    const texts = fc.oneof(anyText, fc.constantFrom('RPM', '10000', 'suggested', 'own', 'ECT|IAT'));
    const names = ['engine', 'jobs', 'more', 'without', 'own', 'calc', 'pace', 'sensors'] as const;
    const changes = fc.oneof(...names.map((name) => fc.record({ [name]: texts })));
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 5 }), (all) => {
        const { result, errors, error } = asked(Object.assign({}, ...all) as Changes);
        expect(Boolean(result ?? error) || Object.keys(errors).length > 0).toBe(true);
      }),
    );
  });
});

describe('a file that is checked', () => {
  const sentence = (text: string, checked: Checked = nothing): string => {
    const { result } = instrument.evaluate({ mode: 'check', text }, checked);
    return result?.mode === 'check' ? checkedSentence(result.checked) : '';
  };

  it('speaks when it is empty, while it is checked, and when it cannot be', () => {
    expect(sentence('')).toContain('With an empty file the adapter logs nothing.');
    expect(sentence('type = obd')).toBe('Checking.');
    expect(sentence('type = obd', { ...nothing, failed: true })).toContain('did not load');
  });

  it('does not read the fields of the other mode', () => {
    expect(instrument.evaluate({ mode: 'check', pace: 'x' }, nothing).errors).toEqual({});
  });

  it('says what it lacks for a pull, by the requests of its columns', () => {
    const column = (name: string, mode: string, id: string) =>
      `paramname = ${name}\nmode = 0x${mode}\nparamid = 0x${id}\n`;
    const rows = [column('RPM', '01', '0C'), column('APP', '22', '1340')];
    const limitsOf = (text: string) => {
      const { result } = instrument.evaluate(
        { mode: 'check', text },
        { file: { text, lines: 1, ...checkConfiguration(text) }, failed: false },
      );
      return result?.notices.map(({ limit }) => limit);
    };
    const head = 'type = obd\nprotocolid = 6\ncalcsampinterval = 30000\n';
    const pull = 'conditionrpn = APP,95,>\naction = start\n';
    expect(limitsOf(head + rows.join(''))).toEqual(['notForFullThrottle', 'fileNotProven']);
    const renamed = (loggingJobs[0]?.parameters ?? []).map((name, i) => {
      const parameter = loggingParameters.find((each) => each.name === name);
      return column(`C${i}`, parameter?.mode ?? '', parameter?.id ?? '');
    });
    expect(limitsOf(head + renamed.join(''))).toEqual(['fileNotProven']);
    expect(limitsOf(head + renamed.join('') + pull)).toEqual([
      'notForFullThrottle',
      'tooSlowForPull',
      'fileNotProven',
    ]);
    const flag = `${column('HIDET_SW', '22', '1706')}databits = 1\n`;
    expect(limitsOf(head + renamed.join('') + flag)).toEqual(['tooSlowForPull', 'fileNotProven']);
    // Behind the coolant.
    const hidden = renamed.toSpliced(3, 0, 'isvisible = 0\n');
    expect(limitsOf(head + hidden.join(''))).toEqual(['notForFullThrottle', 'fileNotProven']);
    expect(limitsOf('sample,time,RPM,APP\n0,12.030,742.25,0\n')).toEqual(['fileNotProven']);
  });

  it('says that the card wants another name', () => {
    const limits = instrument
      .evaluate({ mode: 'check', text: 'a', name: 'logcfg.txt.txt' }, nothing)
      .result?.notices.map(({ limit }) => limit);
    expect(limits).toEqual(['unnamedFile']);
  });
});

it('a list keeps the order of its choices', () => {
  const jobs = ['general', 'trims', 'knock'];
  expect(withChoice('knock', jobs, 'general', true)).toBe('general,knock');
  expect(withChoice('general,knock', jobs, 'general', false)).toBe('knock');
});
