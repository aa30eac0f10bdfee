/**
 * What the instrument must refuse or warn of: written from the chapter on logging by somebody who did
 * not write the computation.
 */
import { describe, expect, it } from 'vitest';
import { checkConfiguration } from '@site/src/calculations/loggingConfiguration/checkConfiguration';
import { decodeConfiguration } from '@site/src/calculations/loggingConfiguration/decodeConfiguration';
import type { FindingCode } from '@site/src/calculations/loggingConfiguration/findingRules';
import type { LoggedCar } from '@site/src/calculations/loggingConfiguration/loggerPlan';
import { instrument } from './definition';
import { checkedSentence } from './messages';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;

const nothing = { file: undefined, failed: false };
const asked = (changes: Changes) => instrument.evaluate(changes, nothing);

const built = (changes: Changes) => {
  const { result } = asked(changes);
  if (result?.mode !== 'build') throw new Error(JSON.stringify(asked(changes)));
  return { ...result.built, limits: result.notices.map(({ limit }) => limit) };
};

const car: LoggedCar = { engine: '2.0', patched: false };
const checked = (text: string, of = car) => checkConfiguration(text, of).findings;
const severityOf = (text: string, code: FindingCode, of = car): string | undefined =>
  checked(text, of).find((each) => each.code === code)?.severity;

const head =
  'type = obd\nprotocolid = 6\ncalcsampinterval = 10000\nmode23txaddrwidth = 4\nmode23txlenwidth = 2\nmode23rxaddrwidth = 0\n';
const rpm = 'paramname = RPM\nmode = 0x01\nparamid = 0x0C\ndatabits = 16\nscalingrpn = x,0.25,*\n';
const scaled = (formula: string): string => head + rpm.replace('x,0.25,*', formula);
const cam =
  'paramname = VCT_ACT\nmode = 0x22\nparamid = 0x16CD\ndatabits = 16\nscalingrpn = x,0.0625,*\n';

describe('a file that is built', () => {
  it.each(['VCT_ACT', 'VCT_DIFF', 'VCT_DUTY'])('asks a 1.8 for no %s', (more) => {
    const { text, leftOut } = built({ engine: '1.8', more });
    expect(text).not.toContain('VCT_');
    expect(leftOut[0]?.reason).toContain('writes no file at all');
  });

  it('warns of the cam angle while the engine may be a 1.8', () => {
    expect(built({ jobs: 'cam' }).limits).toContain('camAngleAsked');
  });

  it('reads no memory of an unpatched car', () => {
    const { text, leftOut } = built({ more: 'VOLEFF' });
    expect(text).not.toContain('0x23');
    expect(leftOut[0]?.name).toBe('VOLEFF');
  });

  it.each(['RPM KNOCKR', 'LAMBDA_ACT ECT'])('warns of a group of %s', (own) => {
    const { findings } = built({ groups: 'own', own, more: own });
    expect(findings.map(({ code }) => code)).toContain('judged-in-group');
  });

  it('takes whole microseconds only', () => {
    for (const pace of ['10000,5', '22500.5', '30000 µs']) {
      expect(asked({ pace }).result).toBeUndefined();
      expect(asked({ pace }).errors.pace).toBeDefined();
    }
  });

  it('warns of a pace that loses columns', () => {
    const { findings, budget } = built({ pace: '500' });
    expect(findings.map(({ code }) => code)).toContain('fast-pace');
    expect(budget.doubt.text).toContain('expect fewer');
  });

  it.each(['0', '-1', '1e9', '7.500', '', 'fast'])('refuses an interval of %s', (pace) => {
    expect(asked({ pace }).result).toBeUndefined();
    expect(asked({ pace }).errors.pace).toContain('Write the interval between');
  });

  it('takes an interval as the page prints it', () => {
    expect(built({ pace: '10 000' }).text).toContain('calcsampinterval = 10000');
  });

  it('keeps what the trigger needs, and says so', () => {
    const { text, limits } = built({ trigger: 'full-throttle', without: 'APP' });
    expect(text).toContain('paramname = APP');
    expect(limits).toContain('keptForTrigger');
  });

  it('takes no volts for millivolts', () => {
    expect(built({ sensors: 'adc 12 WB x,2.375,*,7.3125,+' }).limits).toContain('sensorMillivolts');
  });

  it('is never proven', () => {
    expect(built({}).limits).toContain('fileNotProven');
  });
});

describe('a file that is checked', () => {
  it('asks a 1.8 for the cam angle: the first error', () => {
    const findings = checked(`${head}${rpm}${cam}`, { engine: '1.8', patched: true });
    expect(findings[0]?.code).toBe('cam-on-18');
  });

  it.each<readonly [string, FindingCode, 'error' | 'warning' | 'note']>([
    [`${head}${rpm}offsetbits = 40`, 'wrong-value', 'error'],
    [`${head}${rpm}offsetbits = -1`, 'wrong-value', 'error'],
    [`${head}${rpm}offsetbits = 1.5`, 'wrong-value', 'error'],
    [`${head}${rpm}offsetbits = 12`, 'unseen-offset', 'warning'],
    [`${head}${rpm}offsetbits = 20`, 'impossible-bits', 'error'],
    [`${head}${rpm}priority = 7`, 'wrong-value', 'error'],
    [`${head}${rpm}priority = -1`, 'wrong-value', 'error'],
    [`${head}${rpm}priority = fast`, 'wrong-value', 'error'],
    [scaled('x,0,25,*'), 'decimal-comma', 'error'],
    [scaled('x*0.25'), 'ordinary-notation', 'error'],
    [scaled('x,0.25'), 'stack-leftovers', 'error'],
    [scaled('*,x,0.25'), 'stack-underflow', 'error'],
    [scaled('x,40,-,'), 'ordinary-notation', 'error'],
    [scaled('(x-40)'), 'ordinary-notation', 'error'],
    [scaled('x;0.25;*'), 'cut-formula', 'error'],
    [scaled('x,0,/'), 'never-a-number', 'error'],
    [`${head}${rpm}sampgroup = 16`, 'wrong-value', 'error'],
    [`${head}${rpm}sampgroup = 0.5`, 'wrong-value', 'error'],
    [`${head}${rpm}sampgroup = 3`, 'group-of-one', 'note'],
    [`${head}${rpm.repeat(61)}`, 'too-many-parameters', 'error'],
    [`${head}${rpm}${'type = adc\n'.repeat(4)}`, 'too-many-channels', 'error'],
    [`${head}${rpm}${rpm}`, 'duplicate-name', 'error'],
    [`${head}${rpm}conditionrpn = APP,95,>\naction = start`, 'unknown-name', 'error'],
    [`${head}${rpm}trigger action: start condition: APP,100.000000,==`, 'old-trigger', 'error'],
    [
      `${head}${rpm}type = calc\nparamname = AFR\nscalingrpn = EQ_RATIO_ACT,14.71,*`,
      'unknown-name',
      'error',
    ],
    [
      `${head}${rpm}type = adc\nparamname = P\nparamid = 12\nscalingrpn = x,24.71,*`,
      'millivolts',
      'warning',
    ],
    ['', 'no-parameters', 'error'],
    ['  \n\t\n', 'no-parameters', 'error'],
    ['; only comments\n', 'no-parameters', 'error'],
    [
      'type = obd\nprotocolid = 6\nparamname = V\nmode = 0x23\nparamid = 0xFFFFAC18\nisfloat = 1',
      'memory-widths',
      'error',
    ],
  ])('%# has a finding: %s', (text, code, severity) => {
    expect(severityOf(text, code)).toBe(severity);
  });

  it('names what the sample file calls an old column', () => {
    const text = `${head}${rpm.replaceAll('RPM', 'FT_SHORT')}type = calc\nparamname = S\nscalingrpn = STFT,2,*`;
    const found = checked(text).find(({ code }) => code === 'unknown-name');
    expect(found?.repair?.label).toContain('FT_SHORT');
  });

  it('waits for no full pedal', () => {
    const app =
      'paramname = APP\nmode = 0x22\nparamid = 0x1340\ndatabits = 8\nscalingrpn = x,0.39215684,*\n';
    const text = `${head}${app}conditionrpn = APP,100,==\naction = start`;
    expect(severityOf(text, 'never-true')).toBe('warning');
  });

  it.each([512, 607, 717])('doubts a header of %i characters', (length) => {
    const names = Math.ceil((length - 11) / 21);
    const text = Array.from(
      { length: names },
      (_, place) => `paramname = ${`P${place}`.padEnd(20, '_')}\n`,
    ).join('');
    expect(severityOf(head + text, 'long-header')).toBe('warning');
    expect(checked(head + text).find(({ code }) => code === 'long-header')?.reason).toContain(
      'The true limit is not known',
    );
  });

  it('puts its error first, whatever stands above it', () => {
    const notes = 'calcconstdelay = 0\n'.repeat(40);
    expect(checked(`${head}${notes}${rpm}sampgroup = 99`)[0]?.severity).toBe('error');
  });

  it.each([
    'sample,time,RPM,APP\n0,12.030,742.25,0\n',
    '{\\rtf1\\ansi\\ansicpg1252 type = obd\\par}',
    'PK\u0003\u0004\u0014',
    '<?xml version="1.0"?><roms></roms>',
  ])('is named as what it is, and nothing of it is mended: %j', (text) => {
    const findings = checked(text);
    expect(findings).toHaveLength(1);
    expect(['a-log', 'a-document']).toContain(findings[0]?.code);
    expect(findings[0]?.repair).toBeNull();
  });

  it('in UTF-16 is named as that', () => {
    const bytes = new Uint8Array(2 * head.length);
    for (const [place, letter] of Array.from(head).entries())
      bytes[2 * place] = letter.charCodeAt(0);
    const { text, coding } = decodeConfiguration(bytes);
    expect(checkConfiguration(text, car, coding).findings[0]?.code).toBe('two-byte-coding');
  });

  it('that is empty speaks, and shows nothing of another file', () => {
    const { result } = asked({ mode: 'check', text: '' });
    expect(result?.mode === 'check' && checkedSentence(result.checked)).toContain(
      'With an empty file the adapter logs nothing.',
    );
    expect(result).toMatchObject({ checked: { file: undefined } });
  });
});
