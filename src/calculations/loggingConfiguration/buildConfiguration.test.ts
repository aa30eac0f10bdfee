// A key behind the escape of a line end: cspell:ignore nparamid
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggingParameters, parameterId } from '@site/src/data/loggingParameters';
import { sources } from '@site/src/data/sources';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { anyText } from '../testing/anyText';
import { buildConfiguration } from './buildConfiguration';
import { checkConfiguration } from './checkConfiguration';
import { parseConfiguration } from './locatedConfiguration';
import type { JackSensor, LoggerPlan } from './loggerPlan';
import { loggingJobs } from './loggingJobs';
import { parameterOf } from './plannedParameters';
import { judged, suggestedGroups } from './sampleGroups';
import { fewer } from '@site/tests/properties';

const plan = (change: Partial<LoggerPlan>): LoggerPlan => ({
  car: { engine: '2.0', patched: false },
  jobs: [],
  parameters: [],
  groups: {},
  sensors: [],
  calculated: [],
  trigger: 'none',
  intervalMicroseconds: 7500,
  ...change,
});

const everyId = loggingParameters.map(parameterId);
const columnsOf = (change: Partial<LoggerPlan>): string[] =>
  buildConfiguration(plan(change)).configuration.channels.flatMap(({ parameters }) =>
    parameters.map(({ name }) => name),
  );

const sensor: fc.Arbitrary<JackSensor> = fc.oneof(
  fc.record({
    kind: fc.constant('adc' as const),
    name: anyText,
    pin: fc.constantFrom(8, 12, 16, 5),
    formula: fc.constantFrom('', 'x,0.001,*', 'x,+', 'nonsense', 'x;1'),
  }),
  fc.record({ kind: fc.constant('ascii' as const), name: anyText, column: fc.integer() }),
  fc.record({ kind: fc.constant('inno' as const), name: anyText, id: fc.integer({ max: 999 }) }),
);

const plans: fc.Arbitrary<LoggerPlan> = fc.record({
  car: fc.record({ engine: fc.constantFrom('1.8', '2.0', '2.5'), patched: fc.boolean() }),
  jobs: fc.subarray(loggingJobs.map(({ id }) => id)),
  parameters: fc.subarray(everyId),
  groups: fc.dictionary(fc.constantFrom(...everyId), fc.integer({ min: 1, max: 15 })),
  sensors: fc.array(sensor, { maxLength: 20 }),
  calculated: fc.subarray(['AFR', 'FT_SUM', 'INJ_DUTY', 'BOOST_PSI', 'HEAT_RISE'] as const),
  trigger: fc.constantFrom('none', 'full-throttle', 'engine-running', 'each-pull', 'cruise-lever'),
  intervalMicroseconds: fc.integer({ min: 500, max: 100_000 }),
});

describe('buildConfiguration', () => {
  it('writes the smallest file of the chapter', () => {
    const ids = ['RPM', 'APP', 'ECT', 'IAT'].map((name) => `parameter-${name}`);
    const { text, budget } = buildConfiguration(
      plan({
        parameters: ids,
        groups: { 'parameter-ECT': 1, 'parameter-IAT': 1 },
        intervalMicroseconds: 10_000,
      }),
    );
    expect(text.slice(text.indexOf('type'))).toBe(`type = obd
protocolid = 6
calcsampinterval = 10000
mode23txaddrwidth = 4
mode23txlenwidth = 2
mode23rxaddrwidth = 0

paramname = RPM
mode = 0x01
paramid = 0x0C
databits = 16
scalingrpn = x,0.25,*

paramname = APP
mode = 0x22
paramid = 0x1340
databits = 8
scalingrpn = x,0.39215684,*

paramname = ECT
mode = 0x01
paramid = 0x05
databits = 8
scalingrpn = x,40,-
sampgroup = 1

paramname = IAT
mode = 0x01
paramid = 0x0F
databits = 8
scalingrpn = x,40,-
sampgroup = 1
`);
    expect(budget.requestsPerRow).toBe(3);
    expect(budget.rowsPerSecond?.toFixed(0)).toBe('33');
  });

  it('refuses the cam on a 1.8 and memory on an unpatched car, with reasons', () => {
    const asked = { jobs: ['cam', 'boost'], parameters: ['parameter-VOLEFF'] } as const;
    const small = buildConfiguration(plan({ ...asked, car: { engine: '1.8', patched: false } }));
    const names = small.leftOut.map(({ name }) => name);
    expect(names.sort()).toEqual(['VCT_ACT', 'VCT_DIFF', 'VCT_DUTY', 'VOLEFF']);
    expect(small.text).not.toMatch(/VCT|0x23/);
    const patched = { engine: '2.5', patched: true } as const;
    expect(buildConfiguration(plan({ ...asked, car: patched })).leftOut).toEqual([]);
    expect(buildConfiguration(plan({ ...asked, car: patched })).text).toContain('isfloat = 1');
  });

  it('warns of the cam angle, of what a trigger keeps, and of millivolts', () => {
    // What it lacks for a pull has tests of its own.
    const ofPulls = ['notForFullThrottle', 'tooSlowForPull'];
    const limitsOf = (changes: Partial<LoggerPlan>) =>
      buildConfiguration(plan(changes))
        .notices.map(({ limit }) => limit)
        .filter((limit) => !ofPulls.includes(limit));
    expect(limitsOf({ jobs: ['cam'] })).toEqual(['camAngleAsked', 'fileNotProven']);
    expect(limitsOf({ jobs: ['cam'], car: { engine: '1.8', patched: false } })).toEqual([
      'fileNotProven',
    ]);
    const kept = { jobs: ['trims'], without: ['parameter-APP'], trigger: 'full-throttle' } as const;
    expect(limitsOf(kept)).toEqual(['camAngleAsked', 'keptForTrigger', 'fileNotProven']);
    const sensor = { kind: 'adc', name: 'WB', pin: 12 } as const;
    const volts = { jobs: ['knock'], sensors: [{ ...sensor, formula: 'x,2,*,9,+' }] } as const;
    const trims = { jobs: ['trims'], car: { engine: '1.8', patched: false } } as const;
    expect(limitsOf(trims)).toEqual(['fileNotProven']);
    expect(limitsOf({ ...trims, intervalMicroseconds: 30_000 })).toEqual([
      'tooSlowForTrims',
      'fileNotProven',
    ]);
    expect(limitsOf(volts)).toEqual(['sensorMillivolts', 'fileNotProven']);
    const millivolts = [{ ...sensor, formula: 'x,0.002,*,9,+' }];
    expect(limitsOf({ ...volts, sensors: millivolts })).toEqual(['fileNotProven']);
  });

  it('keeps the two names that stand twice apart', () => {
    const both = ['parameter-APP1_V-01', 'parameter-APP1_V-22'];
    expect(columnsOf({ parameters: both })).toEqual(['APP1_PCT', 'APP1_V']);
    expect(columnsOf({ parameters: ['parameter-APP1_V-01'] })).toEqual(['APP1_V']);
  });

  it('shortens names only where the header would be too long', () => {
    const many = buildConfiguration(
      plan({ parameters: everyId.slice(-60), car: { engine: '2.0', patched: true } }),
    );
    expect(many.renamed.length).toBeGreaterThan(5);
    expect(many.budget.headerCharacters).toBeLessThan(600);
    expect(buildConfiguration(plan({ jobs: ['general'] })).renamed).toEqual([]);
  });

  it('keeps calculated columns whose inputs are logged, and adds what a trigger needs', () => {
    const built = buildConfiguration(
      plan({ jobs: ['injector'], calculated: ['INJ_DUTY', 'HEAT_RISE'], trigger: 'full-throttle' }),
    );
    expect(built.configuration.channels.map(({ type }) => type)).toEqual(['obd', 'calc']);
    expect(built.leftOut).toMatchObject([{ name: 'HEAT_RISE', reason: /IAT/ }]);
    expect(columnsOf({ trigger: 'cruise-lever' })).toEqual(['SCCS_V']);
    expect(built.configuration.triggers).toHaveLength(2);
    expect(built.triggerDoubt?.text).toContain('97 %');
  });

  it('puts sensors on the jack, and refuses what it cannot take', () => {
    const sensors: JackSensor[] = [
      { kind: 'adc', name: 'Fuel pressure', pin: 12, formula: 'x,0.001,*,0.5,-,25,*' },
      { kind: 'inno', name: 'WB', id: 0x0101 },
      { kind: 'ascii', name: 'OIL', column: 1 },
      { kind: 'adc', name: 'BAD', pin: 5, formula: '' },
      { kind: 'adc', name: 'BAD2', pin: 8, formula: 'x,+' },
    ];
    const built = buildConfiguration(plan({ sensors }));
    expect(built.text).toContain('paramname = Fuel_pressure\nparamid = 12');
    expect(built.text).toContain('paramname = WB\nparamid = 0x0101');
    expect(built.leftOut.map(({ name }) => name)).toEqual(['OIL', 'BAD', 'BAD2']);
  });

  it('holds at most 60 parameters and names the rest', () => {
    const built = buildConfiguration(
      plan({ parameters: everyId, car: { engine: '2.0', patched: true }, trigger: 'cruise-lever' }),
    );
    expect(built.budget.parameters).toBe(60);
    expect(built.leftOut).toHaveLength(35);
    expect(built.text).toContain('paramname = SCCS_V');
  });

  it('makes for every plan a file that the check finds no error in', () => {
    fc.assert(
      fc.property(plans, (chosen) => {
        const built = buildConfiguration(chosen);
        expect(parseConfiguration(built.text)).toEqual(built.configuration);
        const { findings } = checkConfiguration(built.text, chosen.car);
        const errors = findings.filter(({ severity }) => severity === 'error');
        const names = built.configuration.channels.flatMap(({ parameters }) =>
          parameters.map(({ name }) => name),
        );
        // A plan of nothing makes a file of nothing, and the check says so.
        expect(errors.map(({ code }) => code)).toEqual(names.length === 0 ? ['no-parameters'] : []);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeLessThanOrEqual(60);
        expect(built.budget.channels).toBeLessThanOrEqual(4);
      }),
      fewer(60),
    );
  });

  it.each([0, 499, 100_001, NaN, Infinity])('refuses an interval of %d', (intervalMicroseconds) => {
    expect(() => buildConfiguration(plan({ intervalMicroseconds }))).toThrow(OutOfRangeError);
  });

  it('refuses a group that the adapter does not know', () => {
    const wrong = plan({ parameters: ['parameter-ECT'], groups: { 'parameter-ECT': 16 } });
    expect(() => buildConfiguration(wrong)).toThrow('Write the group between 1 and 15');
  });
});

describe('jobs', () => {
  it('ask only for parameters of the 95, each once, and cost what they cost', () => {
    for (const { id, parameters } of loggingJobs) {
      expect(new Set(parameters).size).toBe(parameters.length);
      expect(columnsOf({ jobs: [id] })).toEqual(parameters);
    }
    expect(buildConfiguration(plan({ jobs: ['general'] })).budget.requestsPerRow).toBe(20);
  });

  it('keep the sixteen columns of the guide where all of them are looked at', () => {
    const sixteen =
      'RPM APP TP1 LOAD MAF FT_SHORT FT_LONG FUELSYS LAMBDA_ACT LAMBDA_DSD FUEL_PW SPARKADV KNOCKR IAT ECT VCT_ACT';
    for (const id of ['general', 'full-throttle'] as const)
      expect(columnsOf({ jobs: [id] })).toEqual(expect.arrayContaining(sixteen.split(' ')));
  });

  it('hold what Read my log makes a table of, and on a 2.0 what may have moved the load', () => {
    for (const id of ['trims', 'boost', 'full-throttle', 'general'] as const)
      expect(columnsOf({ jobs: [id] })).toEqual(
        expect.arrayContaining(['RPM', 'LOAD', 'FUELSYS', 'FT_SHORT', 'FT_LONG']),
      );
    expect(columnsOf({ jobs: ['trims'] })).toContain('VCT_ACT');
    expect(columnsOf({ jobs: ['trims'], car: { engine: '1.8', patched: false } })).not.toContain(
      'VCT_ACT',
    );
  });

  it('leave out nothing that tells when to stop', () => {
    const ofAll = 'RPM APP KNOCKR LAMBDA_ACT LAMBDA_DSD FUEL_PW IAT ECT'.split(' ');
    for (const { parameters } of loggingJobs)
      expect(parameters).toEqual(expect.arrayContaining(ofAll));
    for (const { id, parameters } of loggingJobs)
      expect(parameters.includes('HIDET_SW'), id).toBe(id !== 'general' && id !== 'trims');
  });

  it('group nothing that a pull is judged by', () => {
    for (const { parameters } of loggingJobs) {
      const logged = parameters.flatMap((name) => parameterOf(`parameter-${name}`) ?? []);
      for (const grouped of Object.keys(suggestedGroups(logged)))
        expect(judged.has(grouped.replace('parameter-', ''))).toBe(false);
    }
  });
});

describe('suggestedGroups', () => {
  it('groups slow parameters in several small groups, never a single one', () => {
    const named = (...names: string[]) =>
      names.flatMap((name) => parameterOf(`parameter-${name}`) ?? []);
    expect(suggestedGroups(named('RPM', 'ECT'))).toEqual({});
    const groups = suggestedGroups(named('RPM', 'ECT', 'IAT', 'AAT', 'BARO', 'VPWR', 'FLI'));
    expect(Object.keys(groups)).toHaveLength(6);
    expect(new Set(Object.values(groups))).toEqual(new Set([1, 2]));
    const all = suggestedGroups(loggingParameters);
    expect(Math.max(...Object.values(all))).toBeLessThanOrEqual(15);
    expect(all).not.toHaveProperty('parameter-KNOCKR');
  });
});

it('cites sources that exist', () => {
  const keys = new Set(sources.map(({ key }) => key));
  const built = buildConfiguration(
    plan({
      car: { engine: '1.8', patched: false },
      parameters: everyId,
      trigger: 'cruise-lever',
      sensors: [{ kind: 'adc', name: '', pin: 1, formula: '' }],
    }),
  );
  const cited = [...built.leftOut, built.budget.doubt].flatMap((each) => each.sources);
  expect(
    [...cited, ...(built.triggerDoubt?.sources ?? [])].filter((key) => !keys.has(key)),
  ).toEqual([]);
});
