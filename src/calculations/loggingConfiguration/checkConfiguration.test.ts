// Keys behind the escape of a line end: cspell:ignore ncalcsampinterval ndatabits nisfloat nparamid
// cspell:ignore nparamname nprotocolid nscalingrpn
// Misspelt on purpose: cspell:ignore calcconstantdelay scallingrpn
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sources } from '@site/src/data/sources';
import { anyText } from '../testing/anyText';
import { prototypeNames } from '../testing/hostileText';
import { expectUnchangedPrototypes } from '../testing/unchangedPrototypes';
import { applyRepair } from './applyRepair';
import { checkConfiguration } from './checkConfiguration';
import type { Finding } from './finding';
import { type FindingCode, findingRules } from './findingRules';
import { decodeConfiguration } from './decodeConfiguration';
import type { LoggedCar } from './loggerPlan';

const car: LoggedCar = { engine: '2.0', patched: true };

const head = 'type = obd\nprotocolid = 6\ncalcsampinterval = 20000\n';
const rpm = 'paramname = RPM\nmode = 0x01\nparamid = 0x0C\ndatabits = 16\nscalingrpn = x,0.25,*\n';
const app =
  'paramname = APP\nmode = 0x22\nparamid = 0x1340\ndatabits = 8\nscalingrpn = x,0.39215684,*\n';
const good = `${head}${rpm}${app}`;
const calc = (formula: string): string => `type = calc\nparamname = SUM\nscalingrpn = ${formula}\n`;
const trigger = (condition: string, action = 'start'): string =>
  `conditionrpn = ${condition}\naction = ${action}\n`;
const ect = (...more: string[]): string =>
  [
    'paramname = ECT',
    'mode = 0x01',
    'paramid = 0x05',
    'databits = 8',
    'scalingrpn = x,40,-',
    ...more,
  ].join('\n');

const adc = (formula: string): string =>
  `type = adc\nparamname = WIDEBAND\nparamid = 12\nscalingrpn = ${formula}`;
const fan = 'paramname = FAN1_SW\nmode = 0x22\nparamid = 0x1103\ndatabits = 1\noffsetbits = 2\n';

const found = (text: string, of: LoggedCar | null = car): readonly Finding[] =>
  checkConfiguration(text, of).findings;
const codes = (text: string, of: LoggedCar | null = car): readonly string[] =>
  found(text, of).map(({ code }) => code);
const finding = (text: string, code: FindingCode, of: LoggedCar | null = car): Finding => {
  const hit = found(text, of).find((each) => each.code === code);
  if (!hit) throw new Error(`${code} not among ${codes(text, of).join(', ')}`);
  return hit;
};
const repaired = (text: string, code: FindingCode, of: LoggedCar | null = car): string => {
  const { repair } = finding(text, code, of);
  if (!repair) throw new Error(`${code} has no repair`);
  return applyRepair(text, repair);
};

describe('a good file', () => {
  it('has no findings', () => {
    expect(found(good)).toEqual([]);
    expect(
      found(`${good}${calc('RPM,2,*')}${trigger('APP,95,>')}${trigger('APP,90,<', 'stop')}`),
    ).toEqual([]);
    expect(found('; a comment\n\n' + good)).toEqual([]);
    expect(found(`${good}${adc('x,0.001,*,0.5,-,25,*')}`)).toEqual([]);
    expect(found(`${good}${adc('x,0.002375,*,7.3125,+')}`)).toEqual([]);
    expect(found(`${good}${calc('#SUM,RPM,+')}`)).toEqual([]);
  });

  it('gives its budget', () => {
    expect(checkConfiguration(good).budget).toMatchObject({
      requestsPerRow: 2,
      rowsPerSecond: 25,
      parameters: 2,
    });
  });
});

describe('what a file is meant for', () => {
  const throttle = 'paramname = TP1\nmode = 0x01\nparamid = 0x11\n';
  const isForPulls = (text: string): boolean => checkConfiguration(text).isForPulls;

  it('is pulls where a trigger waits for pedal or throttle, whatever their columns are called', () => {
    expect(isForPulls(good + trigger('APP,95,>'))).toBe(true);
    expect(isForPulls(good + throttle + trigger('TP1,90,>'))).toBe(true);
    const renamed = (good + throttle).replace('= APP', '= FOOT').replace('= TP1', '= PLATE');
    expect(isForPulls(renamed + trigger('FOOT,95,>'))).toBe(true);
    expect(isForPulls(renamed + trigger('#PLATE,90,>'))).toBe(true);
    expect(isForPulls(renamed + trigger('RPM,500,>'))).toBe(false);
    expect(isForPulls(good)).toBe(false);
  });

  it('is told by the high-det flag, whatever its column is called', () => {
    const logsFlag = (more: string): boolean => {
      const flag = `paramname = DET\nmode = 0x22\nparamid = 0x1706\n${more}`;
      return checkConfiguration(good + flag).logged.includes('HIDET_SW');
    };
    expect(logsFlag('databits = 1')).toBe(true);
    expect(logsFlag('databits = 1\noffsetbits = 0')).toBe(true);
    expect(logsFlag('databits = 1\noffsetbits = 6')).toBe(false);
    expect(logsFlag('databits = 8')).toBe(false);
    expect(logsFlag('databits = 1\nisvisible = 0')).toBe(false);
  });

  it('is not served by a hidden column', () => {
    const { logged } = checkConfiguration(`${good}isvisible = 0`);
    expect(logged).toContain('RPM');
    expect(logged).not.toContain('APP');
    expect(checkConfiguration(`${good}isvisible = 1`).logged).toContain('APP');
  });

  it('counts no hidden column and no group nought, however the nought is written', () => {
    const long = good.replace('paramname = APP', `paramname = ${'A'.repeat(520)}`);
    const codes = (text: string) => checkConfiguration(text).findings.map(({ code }) => code);
    expect(codes(long)).toContain('long-header');
    const hidden = `${long}isvisible = 0x0`;
    expect(codes(hidden)).not.toContain('long-header');
    expect(checkConfiguration(hidden).budget.headerCharacters).toBe('sample,time,RPM'.length);
    expect(codes(`${good}sampgroup = 00`)).not.toContain('judged-in-group');
  });
});

/** What is wrong, the file, the finding, its line, and a line of the repaired file. */
const cases: readonly (readonly [string, FindingCode, number, string | null])[] = [
  [
    `${good}trigger action: start condition: APP,100.000000,==`,
    'old-trigger',
    14,
    'conditionrpn = APP,95,>\naction = start',
  ],
  [
    `${good}trigger action: stop\ncondition: APP,100.000000,<`,
    'old-trigger',
    14,
    'conditionrpn = APP,90,<\naction = stop',
  ],
  [`${good}condition: APP,1,<`, 'old-trigger', 14, '; condition'],
  [`${good}${trigger('APP,100,==')}`, 'never-true', 14, 'conditionrpn = APP,95,>'],
  [`${good}${trigger('APP,100.0,==')}`, 'never-true', 14, 'conditionrpn = APP,95,>'],
  [`${good}${trigger('APP,100,>=')}`, 'never-true', 14, 'conditionrpn = APP,95,>'],
  [`${good}${trigger('APP,97,>')}`, 'pedal-may-end-lower', 14, null],
  [`${good}${trigger('APP == 100')}`, 'ordinary-notation', 14, 'conditionrpn = APP,100,=='],
  [`${good}${trigger('APP > 95')}`, 'ordinary-notation', 14, 'conditionrpn = APP,95,>'],
  [`${good}${trigger('RPM,500,>,&&')}`, 'stack-underflow', 14, 'conditionrpn = RPM,500,>\n'],
  [`${good}${trigger('APP,90,<', 'stop')}`, 'no-start', 14, null],
  [`${good}${trigger('APP,95,>', 'begin')}`, 'unknown-action', 15, null],
  [`${good}conditionrpn = APP,95,>`, 'condition-without-action', 14, null],
  [`${good}action = start`, 'action-without-condition', 14, '; action = start'],
  [`${good}${trigger('x,1,>')}`, 'x-without-value', 14, null],
  [`${head}${trigger('RPM,500,>')}${rpm}`, 'name-below', 4, null],
  [`${calc('RPM,2,*')}${good}`, 'calc-not-last', 1, 'scalingrpn = x,0.39215684,*\n\ntype = calc'],
  [`${calc('RPM,2,*')}${good}`, 'name-below', 3, null],
  [`${good}${calc('rpm,2,*')}`, 'unknown-name', 16, 'scalingrpn = RPM,2,*'],
  [`${good}${calc('STFT,2,*')}`, 'unknown-name', 16, null],
  [`${good}${calc('MAF,2,*')}`, 'unknown-name', 16, 'paramname = MAF\nmode = 0x01\nparamid = 0x10'],
  [`${good}${calc('RPM,+')}`, 'stack-underflow', 16, null],
  [`${good}${calc('RPM,APP')}`, 'stack-leftovers', 16, null],
  [`${good}${calc('')}`, 'empty-formula', 16, null],
  [`${good}${calc('x,2,*')}`, 'x-without-value', 16, null],
  [
    `${good}paramname = VOLEFF\nmode = 0x23\nparamid = 0xFFFFAC18\nisfloat = 1`,
    'memory-widths',
    1,
    'type = obd\nmode23txaddrwidth = 4\nmode23txlenwidth = 2\nmode23rxaddrwidth = 0',
  ],
  [
    `type = obd\nprotocolid = 6\nmode23txaddrwidth = 3\nmode23txlenwidth = 2\nmode23rxaddrwidth = 0\nparamname = VOLEFF\nmode = 0x23\nparamid = 0xFFFFAC18\nisfloat = 1`,
    'memory-widths',
    3,
    'mode23txaddrwidth = 4',
  ],
  [`${good}${rpm}`, 'duplicate-name', 14, 'paramname = RPM_2'],
  [`${good}${rpm.replace('RPM', 'REVS')}`, 'duplicate-request', 14, null],
  [`${good}databits = 16`, 'duplicate-key', 14, '; databits = 16'],
  [`${head}${rpm.replace('databits = 16', 'databits = 8')}`, 'wrong-width', 4, 'databits = 16'],
  [
    `${head}${rpm.replace('databits = 16\n', '')}`,
    'wrong-width',
    4,
    'paramid = 0x0C\ndatabits = 16',
  ],
  [`${good}units = rpm`, 'unknown-key', 14, '; units = rpm'],
  [`${good}scallingrpn = x`, 'unknown-key', 14, 'scalingrpn = x'],
  [`${head}calcconstantdelay = 0\n${rpm}`, 'misspelt-key', 4, 'calcconstdelay = 0'],
  [`${head}calcconstdelay = 0\n${rpm}`, 'pace-keys', 4, '; calcconstdelay = 0'],
  [`${head}sortpids = 1\n${rpm}`, 'pace-keys', 4, '; sortpids = 1'],
  [`debug=noout\n${good}`, 'no-echo', 1, '; debug = noout'],
  [`${head}databits = 8\n${rpm}`, 'key-out-of-place', 4, null],
  [`${head}${rpm.replace('0x01', '0x09')}`, 'wrong-value', 5, null],
  [`${head}${app.replace('0x22', '22')}`, 'wrong-value', 5, 'mode = 0x22'],
  [`${good}sampgroup = 16`, 'wrong-value', 14, null],
  [`${good}sampgroup = 1`, 'judged-in-group', 14, '; sampgroup = 1'],
  [`${good}${ect('sampgroup = 2')}`, 'group-of-one', 19, '; sampgroup = 2'],
  [`${good}priority = 2`, 'judged-in-group', 14, '; priority = 2'],
  [`${good}${ect('priority = 2')}`, 'group-of-one', 19, '; priority = 2'],
  [rpm, 'no-channel', 1, 'type = obd\nprotocolid = 6\n\nparamname = RPM'],
  [good.replace('obd', 'mut2'), 'unknown-type', 1, null],
  [good.replace('protocolid = 6', 'protocolid = 9'), 'wrong-protocol', 2, 'protocolid = 6'],
  [good.replace('protocolid = 6\n', ''), 'wrong-protocol', 1, 'type = obd\nprotocolid = 6'],
  [`${good}type = adc\nparamname = FP\nparamid = 5`, 'wrong-pin', 16, null],
  [`${good}${'type = adc\n'.repeat(4)}`, 'too-many-channels', 17, null],
  [
    `${head}paramname = RPM\nparamid = 0x0C\ndatabits = 16\nscalingrpn = x,0.25,*`,
    'missing-mode',
    4,
    'paramname = RPM\nmode = 0x01',
  ],
  [`${head}paramname = RPM\nmode = 0x01`, 'missing-id', 4, null],
  [`${head}${rpm.replace('RPM', 'time')}`, 'reserved-name', 4, 'paramname = time_2'],
  [`${head}${rpm.replace('RPM', 'Speed λ')}`, 'unsafe-name', 4, 'paramname = Speed'],
  [`${head}${rpm.replace('x,0.25,*', 'x,0.5,*')}`, 'other-scaling', 8, 'scalingrpn = x,0.25,*'],
  [
    `${head}${rpm.replace('scalingrpn = x,0.25,*\n', '')}`,
    'other-scaling',
    4,
    'scalingrpn = x,0.25,*',
  ],
  [`${head}${rpm.replace('RPM', 'ECT')}`, 'other-request', 4, null],
  [`${head}paramname = NEW\nmode = 0x22\nparamid = 0x1999`, 'unlisted-request', 4, null],
  [
    `${head}paramname = NEW\nmode = 0x22\nparamid = 0x09D3`,
    'do-not-select',
    4,
    '; paramname = NEW\n; mode = 0x22\n; paramid = 0x09D3',
  ],
  [`${head}${rpm.replace('x,0.25,*', '1,0.25,*')}`, 'formula-without-x', 8, null],
  [`${good}${ect().replace('x,40,-', 'x,RPM,-')}`, 'name-in-parameter', 18, null],
  [`${good}${ect().replace('x,40,-', '(x-40)')}`, 'ordinary-notation', 18, null],
  [
    `${head}paramname = RPM mode = 0x01 paramid = 0x0C`,
    'two-keys',
    4,
    'paramname = RPM\nmode = 0x01\nparamid = 0x0C',
  ],
  [`${good}paramname RPM`, 'unreadable-line', 14, 'paramname = RPM'],
  [`${good}hello`, 'unreadable-line', 14, '; hello'],
  [head.replace('20000', '300') + rpm, 'unseen-pace', 3, null],
  [head.replace('20000', '1000') + rpm, 'fast-pace', 3, null],
  ['', 'no-parameters', 1, null],
  ['; only a comment\n\n', 'no-parameters', 1, null],
  [head, 'no-parameters', 1, null],
  ['sample,time,RPM\n0,12.03,742\n', 'a-log', 1, null],
  ['{\\rtf1\\ansi type = obd}', 'a-document', 1, null],
  [`${good}${ect('offsetbits = 32')}`, 'wrong-value', 19, null],
  [`${good}${ect('offsetbits = -1')}`, 'wrong-value', 19, null],
  [`${good}${ect('offsetbits = 25')}`, 'impossible-bits', 19, null],
  [`${good}${ect('offsetbits = 3')}`, 'unseen-offset', 19, null],
  [`${head}${fan.replace('offsetbits = 2', 'offsetbits = 9')}`, 'unseen-offset', 8, null],
  [`${head}${fan.replace('offsetbits = 2', 'offsetbits = 5')}`, 'other-bit', 8, 'offsetbits = 2'],
  [`${good}${ect('priority = 9')}`, 'wrong-value', 19, 'sampgroup = 1'],
  [`${good}${ect('priority = 0')}`, 'wrong-value', 19, 'sampgroup = 1'],
  [`${good}${ect('sampgroup = 2', 'priority = 2')}`, 'two-groups', 20, '; priority = 2'],
  [`${good}${ect('isfloat = 1')}`, 'float-contradiction', 17, 'databits = 32'],
  [
    `${head}paramname = F\nmode = 0x23\nparamid = 0xFFFFAC18\nisfloat = 1\nissignedint = 1`,
    'float-contradiction',
    4,
    null,
  ],
  [`${head}${rpm.replace('0x0C', '0x10C')}`, 'impossible-id', 6, null],
  [`${head}${app.replace('0x1340', '1340')}`, 'decimal-id', 6, 'paramid = 0x1340'],
  [`${head}${rpm.replace('x,0.25,*', 'x,0,25,*')}`, 'decimal-comma', 8, 'scalingrpn = x,0.25,*'],
  [`${good}${calc('RPM,0,5,*,1,5,+')}`, 'decimal-comma', 16, 'scalingrpn = RPM,0.5,*,1.5,+'],
  [head.replace('20000', '7500,5') + rpm, 'wrong-value', 3, null],
  [`${head}${rpm.replace('x,0.25,*', 'x 0.25 *')}`, 'ordinary-notation', 8, 'x,0.25,*'],
  [`${head}${rpm.replace('x,0.25,*', 'x;0.25;*')}`, 'cut-formula', 8, 'scalingrpn = x,0.25,*'],
  [`${head}${rpm.replace('x,0.25,*', 'x,0.2.5,*')}`, 'unreadable-number', 8, null],
  [`${head}${rpm.replace('x,0.25,*', 'x,0x10,*')}`, 'unreadable-number', 8, null],
  [`${head}${rpm.replace('x,0.25,*', 'x,0.25,*,')}`, 'ordinary-notation', 8, null],
  [`${head}${rpm.replace('x,0.25,*', 'x,0,/')}`, 'never-a-number', 8, null],
  [`${head}${rpm.replace('x,0.25,*', 'x,0,*')}`, 'always-the-same', 8, null],
  [`${good}${calc('SUM,2,*')}`, 'refers-to-itself', 16, null],
  [`${good}${adc('x,2,*,9,+')}`, 'millivolts', 17, 'scalingrpn = x,0.001,*,2,*,9,+'],
  [`\ufeff${good}`, 'coding-mark', 1, 'type = obd'],
  [good.replaceAll('\n', '\r\n'), 'windows-line-ends', 1, good],
  [good.replaceAll('\n', '\r'), 'mac-line-ends', 1, good],
  [`${good}\u0000`, 'control-characters', 14, null],
  [
    good.replace('x,0.25', 'x,\u20090.25'),
    'typeset-blank',
    8,
    good
      .split('\n')
      .find((line) => line.includes('x,0.25'))
      ?.replace('x,', 'x, ') ?? '',
  ],
];

describe('what is wrong', () => {
  it.each(cases)('%# in %j is %s in line %d', (text, code, line, after) => {
    const { line: at, repair } = finding(text, code);
    expect(at).toBe(line);
    if (after !== null) expect(repaired(text, code)).toContain(after);
    if (repair) {
      const still = found(applyRepair(text, repair)).filter((each) => each.code === code);
      expect(still.length).toBeLessThan(found(text).filter((each) => each.code === code).length);
    }
  });

  it('knows what a car lacks', () => {
    const cam = `${good}paramname = VCT_ACT\nmode = 0x22\nparamid = 0x16CD\ndatabits = 16\nscalingrpn = x,0.0625,*`;
    expect(codes(cam)).toEqual([]);
    expect(codes(cam, null)).toEqual([]);
    const small: LoggedCar = { engine: '1.8', patched: false };
    expect(finding(cam, 'cam-on-18', small).line).toBe(14);
    expect(repaired(cam, 'cam-on-18', small)).toContain('; paramname = VCT_ACT\n; mode = 0x22');
    const memory = `${good}paramname = FLEX\nmode = 0x23\nparamid = 0xFFFFAC08`;
    expect(codes(memory, small)).toContain('memory-unpatched');
  });

  it('takes the standard’s form of the catalyst temperature, and switches read as a byte', () => {
    const standard = `${head}paramname = CAT_DSD\nmode = 0x01\nparamid = 0x3C\ndatabits = 16\nscalingrpn = x,0.1,*,40,-`;
    expect(codes(standard)).not.toContain('other-scaling');
    const byte = `${head}paramname = FANS\nmode = 0x22\nparamid = 0x1103`;
    expect(codes(byte)).toEqual(['fast-pace']);
  });

  it('counts parameters and characters', () => {
    const many = Array.from(
      { length: 61 },
      (_, place) => `paramname = COLUMN_${place}\nmode = 0x01\nparamid = 0x0C\ndatabits = 16`,
    );
    const text = `${head}${many.join('\n')}`;
    expect(finding(text, 'too-many-parameters').line).toBe(4 + 60 * 4);
    expect(finding(text, 'long-header').what).toMatch(/reaches 5\d\d characters/);
  });

  it('reads two-byte files and tells', () => {
    const bytes = new Uint8Array(2 * good.length);
    for (const [place, letter] of Array.from(good).entries())
      bytes[2 * place] = letter.charCodeAt(0);
    const { text, coding } = decodeConfiguration(bytes);
    expect([text, coding]).toEqual([good, 'utf-16']);
    const { findings } = checkConfiguration(text, car, coding);
    expect(findings.map(({ code }) => code)).toEqual(['two-byte-coding']);
  });

  it('finds nothing in the smallest file of the chapter', () => {
    const smallest = `${head.replace('20000', '10000')}mode23txaddrwidth = 4\nmode23txlenwidth = 2\nmode23rxaddrwidth = 0\n\n${rpm}\n${app}\n${ect('sampgroup = 1')}\n\n${ect('sampgroup = 1').replace('ECT', 'IAT').replace('0x05', '0x0F')}`;
    expect(codes(smallest)).toEqual([]);
  });
});

it('errors come before warnings and notes, whatever their lines', () => {
  const text = `\ufeff${good}units = rpm\nsampgroup = 16\nhello\n`.replaceAll('\n', '\r\n');
  const severities = found(text).map(({ severity }) => severity);
  expect(severities).toEqual(
    [...severities].sort(
      (a, b) => ['error', 'warning', 'note'].indexOf(a) - ['error', 'warning', 'note'].indexOf(b),
    ),
  );
  expect(severities[0]).toBe('error');
  expect(new Set(severities).size).toBeGreaterThan(1);
});

describe('any input', () => {
  const noise = (length: number): string => {
    let state = 7;
    const letters = 'type param=0x,;\n\r &|<>*+-conditionrpn\u0000\ufeff#"λ';
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return letters[(state >>> 16) % letters.length] ?? '';
    }).join('');
  };

  it('of 1 MB is checked within a second', () => {
    const texts = [
      noise(1_000_000),
      'paramname = A\n'.repeat(75_000),
      'a\n'.repeat(500_000),
      `scalingrpn = ${'x,'.repeat(500_000)}`,
      `${good}${'conditionrpn = RPM,1,==\naction = start\n'.repeat(25_000)}`,
      ' '.repeat(1_000_000),
      '='.repeat(1_000_000),
    ];
    for (const text of texts) {
      const begun = process.cpuUsage();
      const { findings } = checkConfiguration(text, car);
      const spent = process.cpuUsage(begun);
      expect((spent.user + spent.system) / 1e6, text.slice(0, 30)).toBeLessThan(1);
      expect(findings.some(({ code }) => code === 'too-large')).toBe(true);
      expect(findings.length).toBeLessThan(20 * Object.keys(findingRules).length);
    }
  });

  it('gives findings, and no error; every repair can be made', () => {
    const named = (name: string): readonly string[] => [
      `${name} = polluted\n${name}.polluted = 1`,
      `type = ${name}\nparamname = ${name}\n${name} = 1`,
      `paramname = ${name}\nmode = ${name}\nscalingrpn = ${name},2,*`,
      `conditionrpn = ${name},1,>\naction = ${name}`,
    ];
    const parts = fc.array(
      fc.oneof(
        anyText,
        fc.constantFrom(...cases.map(([text]) => text), good, rpm, app),
        fc.constantFrom(...prototypeNames.flatMap(named)),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(parts, fc.constantFrom(car, null), (texts, of) => {
        const text = texts.join('\n');
        for (const { repair, line } of found(text, of)) {
          expect(line).toBeGreaterThanOrEqual(1);
          if (repair) expect(typeof applyRepair(text, repair)).toBe('string');
        }
        expectUnchangedPrototypes();
      }),
    );
  });

  it('of bytes is decoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(typeof decodeConfiguration(bytes).text).toBe('string');
      }),
    );
    expect(decodeConfiguration(Uint8Array.of(0xff, 0xfe, 65, 0)).text).toBe('A');
    expect(decodeConfiguration(Uint8Array.of(0xfe, 0xff, 0, 65)).coding).toBe('utf-16');
    expect(decodeConfiguration(Uint8Array.of(0xb0, 67)).coding).toBe('latin-1');
    expect(decodeConfiguration(new TextEncoder().encode('λ')).text).toBe('λ');
  });
});

it('every rule is tested or needs a car or a size, and cites sources that exist', () => {
  const keys = new Set(sources.map(({ key }) => key));
  const elsewhere = ['cam-on-18', 'memory-unpatched', 'too-many-parameters', 'long-header'];
  const tested = new Set<string>([
    ...cases.map(([, code]) => code),
    ...elsewhere,
    'two-byte-coding',
    'too-large',
  ]);
  expect(Object.keys(findingRules).filter((code) => !tested.has(code))).toEqual([]);
  const cited = Object.values(findingRules).flatMap((rule) => rule.sources);
  expect(cited.filter((key) => !keys.has(key))).toEqual([]);
});
