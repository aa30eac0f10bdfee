/** What the instrument must refuse or warn of; the cases were written from the chapters alone. */
import { describe, expect, it } from 'vitest';
import type { SumName } from './compute';
import { instrument } from './definition';

const ask = (question: SumName, texts: Readonly<Record<string, string>> = {}) =>
  instrument.evaluate({ question, ...texts });
const limitsOf = (...asked: Parameters<typeof ask>): readonly string[] =>
  (ask(...asked).result?.notices ?? []).map(({ limit }) => limit);
/** A 2.5 with the file of a 2.0. */
const larger = { 'base.newVolume': '2488' };
const told = (...asked: Parameters<typeof ask>): string => {
  const { result, error, errors } = ask(...asked);
  const more = [...(result?.notices ?? []), ...(result?.more ?? [])].map(({ text }) => text);
  return [result?.sentence, ...more, error, ...Object.values(errors)].join(' ');
};

/** One row of the enleanment sum; the table is off in the others. */
const row = (target: string, percent: string) => ({
  'enleanment.t6000': '0.8',
  'enleanment.e6000': '0',
  'enleanment.t6500': '0.8',
  'enleanment.e6500': '0',
  'enleanment.t7000': target,
  'enleanment.e7000': percent,
  'enleanment.t7500': '0.8',
  'enleanment.e7500': '0',
});

describe('power enleanment left on', () => {
  it('0.850 at 7000 rpm ends near 0.99: lean, and the table goes first', () => {
    expect(limitsOf('enleanment', row('0.850', '16.5'))).toEqual([
      'enleanmentBeforeTargets',
      'leanWithoutBoost',
    ]);
    expect(told('enleanment', row('0.850', '16.5'))).toMatch(
      /0\.989, 0\.069 leaner than the limit of 0\.92/,
    );
  });

  it('an NC1, whose table ends before 7500 rpm, goes on with its last row', () => {
    expect(told('enleanment', row('0.8', '0'))).toContain('write at 7500 rpm what stands at 7000');
  });

  it('0.93 is lean, although it is richer than 1', () => {
    // 100 / (100 + 17.647 − 10.1) = 0.930
    expect(told('enleanment', row('0.850', '10.1'))).toContain('0.010 leaner than the limit');
    expect(limitsOf('enleanment', row('0.850', '10.1'))).toContain('leanWithoutBoost');
  });

  it('0.92 has not passed the limit, 0.9201 has', () => {
    expect(limitsOf('enleanment', row('0.92', '0'))).toEqual([]);
    expect(limitsOf('enleanment', row('0.9201', '0'))).toEqual(['leanWithoutBoost']);
  });

  it('a cell as EcuFlash shows it is not taken for a percentage', () => {
    const { result, refusal } = ask('enleanment', row('0.850', '0.17'));
    expect(result).toBeUndefined();
    expect(refusal?.limit).toBe('enleanmentAsShown');
    // Stock holds 21 %.
    expect(refusal?.text).toContain('that cell holds 20.5 %, by its rounding up to 21.2 %');
  });

  it('a change of lambda above that of 50 % stands in no cell', () => {
    for (const shown of ['0.34', '0.5', '0.99']) {
      const { result, refusal, error } = ask('enleanment', row('0.850', shown));
      expect(result).toBeUndefined();
      expect(refusal?.limit, error).toBe('enleanmentBeyondTable');
      expect(refusal?.text).toContain('no cell of this table holds so much');
    }
    expect(ask('enleanment', row('0.850', '0.33')).refusal?.text).toContain(
      'that cell holds 49.3 %, by its rounding up to 50.0 %',
    );
  });

  it('what no mixture can be is told at its target and percentage', () => {
    const { errors, result } = ask('enleanment', row('2', '30'));
    expect(result).toBeUndefined();
    expect(errors['enleanment.t7000']).toContain('leaner than lambda 2');
    expect(errors['enleanment.e7000']).toBe('See Target at 7000 rpm.');
  });

  it('the limit under boost is 0.85', () => {
    const boost = { ...row('0.80', '8'), 'enleanment.boost': 'yes' };
    expect(limitsOf('enleanment', boost)).toContain('leanUnderBoost');
    expect(limitsOf('enleanment', row('0.80', '8'))).not.toContain('leanWithoutBoost');
  });
});

describe('mixture', () => {
  const lambda = (value: string) => ({ 'mixture.written': 'lambda', 'mixture.value': value });

  it('a decimal comma is a point; 14.7 is no lambda but an air-fuel ratio', () => {
    expect(told('mixture', lambda('0,85'))).toBe(told('mixture', lambda('0.85')));
    const { errors, result } = ask('mixture', lambda('14.7'));
    expect(result).toBeUndefined();
    expect(errors['mixture.value']).toMatch(/air-fuel ratio\. Divide it by 14\.7/);
  });

  it('0.735 is no enrichment but lambda, and 12.5 may be an air-fuel ratio', () => {
    for (const [question, name] of [
      ['mixture', 'mixture.value'],
      ['pulse', 'pulse.enrichment'],
    ] as const) {
      const { errors, result } = ask(question, { [name]: '0,735' });
      expect(result).toBeUndefined();
      expect(errors[name]).toBe(
        '0,735 looks like lambda. If it is a lambda, write 36.1 %. If it is a percentage, write the nearest that is taken, 0.4 %.',
      );
      expect(ask(question, { [name]: '1.2' }).errors[name]).toMatch(
        /nearest that is taken, 1\.6 %\.$/,
      );
      for (const text of ['0', '0.4', '1.6', '-5'])
        expect(ask(question, { [name]: text }).errors).toEqual({});
    }
    expect(told('mixture', { 'mixture.value': '12.5' })).toContain('choose AFR');
    expect(told('mixture', { 'mixture.value': '17.6' })).not.toContain('choose AFR');
    expect(told('mixture', lambda('0.85'))).not.toContain('choose AFR');
  });

  it('leaner than 0.92 is no mixture for full throttle', () => {
    expect(told('mixture', lambda('0.95'))).toContain('leaner than 0.92 without boost');
    expect(told('mixture', lambda('0.9'))).toContain('than 0.85 with it');
    expect(told('mixture', lambda('0.85'))).not.toContain('means lift');
  });

  it('what the stock sensor cannot read, no log will confirm', () => {
    expect(limitsOf('mixture', lambda('0.74'))).toEqual(['sensorCannotRead']);
    expect(limitsOf('mixture', lambda('0.78'))).toEqual(['sensorCannotRead']);
    expect(limitsOf('mixture', lambda('0.85'))).toEqual([]);
  });

  it('12.5 of a petrol gauge on E85 is not said to be one mixture', () => {
    const blend = {
      'mixture.written': 'afr',
      'mixture.value': '12.5',
      'mixture.fuel': 'blend',
      'mixture.ethanol': '85',
    };
    expect(told('mixture', blend)).toMatch(/^Lambda 1\.2685/);
    expect(limitsOf('mixture', blend)).toEqual(['airFuelOfGauge']);
    expect(told('mixture', blend)).toContain('on it 12.5 is lambda 0.850');
  });

  it('no blend holds 110 % or −5 % of ethanol', () => {
    for (const ethanol of ['110', '-5', 'ten'])
      expect(
        ask('mixture', { 'mixture.fuel': 'blend', 'mixture.ethanol': ethanol }).errors,
      ).toHaveProperty(['mixture.ethanol']);
  });

  it('1.18 of another car may be the inverse: both meanings are told', () => {
    const phi = { 'mixture.written': 'phi', 'mixture.value': '1.18' };
    expect(told('mixture', phi)).toMatch(/^Lambda 0\.8475 .+Ask which is meant\./);
  });
});

describe('load and air flow', () => {
  it('more air than any engine takes in is an error at its fields', () => {
    const { errors, result } = ask('load', { 'load.flow': '200', 'load.rpm': '2000' });
    expect(result).toBeUndefined();
    expect(errors['load.flow']).toContain('would be a base load of 5.4');
    expect(errors['load.rpm']).toBe('See Air flow.');
  });

  it('at the end of the air meter nothing is measured', () => {
    expect(limitsOf('load', { 'load.flow': '213.6' })).toContain('airMeterEnds');
    expect(limitsOf('load', { 'load.flow': '230' })).toContain('airMeterEnds');
  });

  it('a load above the limit of the file is cut to it', () => {
    const above = { 'load.known': 'load', 'load.load': '1.3', 'load.limit': '0.913' };
    expect(limitsOf('load', above)).toContain('loadLimitBinds');
    expect(told('load', above)).toMatch(/fuel no longer follows air, and the engine runs lean/);
  });

  it('pressures and temperatures in other units are refused or doubted', () => {
    expect(ask('load', { 'load.baro': '1013' }).errors['load.baro']).toContain('kPa');
    expect(ask('load', { 'load.baro': '14.7' }).errors['load.baro']).toContain('kPa');
    expect(limitsOf('load', { 'load.iat': '104' })).toContain('intakeAirHot');
    expect(limitsOf('load', { 'load.ect': '20', 'load.iat': '90' })).toContain('intakeAirHot');
  });

  it('coolant from 105 °C ends the pulls', () => {
    expect(limitsOf('load', { 'load.ect': '112' })).toEqual(['coolantHot']);
    expect(limitsOf('load', { 'load.ect': '104' })).toEqual([]);
  });

  it('the limit of 6000 rpm in a 2.0 is not that of another place', () => {
    const slow = { 'load.rpm': '3000', 'load.flow': '55' };
    expect(limitsOf('load', slow)).toEqual(['loadLimitOfAnother']);
    expect(limitsOf('load', { ...slow, 'load.limit': '0.913' })).toEqual(['loadLimitBinds']);
    expect(limitsOf('load', { 'load.volume': '1798', 'load.flow': '90' })).toEqual([
      'loadLimitOfAnother',
    ]);
    expect(limitsOf('load', { 'load.volume': '1998' })).toEqual([]);
    expect(told('load', slow)).toContain('of most stock 2.0 near 6000 rpm');
    for (const rpm of ['5750', '6005', '6250'])
      expect(limitsOf('load', { 'load.rpm': rpm, 'load.flow': '100' })).toEqual([]);
    expect(limitsOf('load', { 'load.rpm': '6300' })).toEqual(['loadLimitOfAnother']);
  });

  it('litres are no cubic centimetres', () => {
    for (const volume of ['2.0', '1,998'])
      expect(ask('load', { 'load.volume': volume }).errors['load.volume']).toContain('cc');
  });
});

describe('pulse and duty', () => {
  const logged = (ms: string, rpm: string) => ({
    'pulse.known': 'logged',
    'pulse.logged': ms,
    'pulse.rpm': rpm,
  });

  it('no dead time is made up beyond the voltages of the table', () => {
    for (const volts of ['6', '18'])
      expect(ask('pulse', { 'pulse.battery': volts }).errors).toHaveProperty(['pulse.battery']);
  });

  it('above 85 % one lifts, at 100 % the injector never closes', () => {
    expect(limitsOf('pulse', logged('15', '7000'))).toEqual(['dutyHigh']);
    expect(limitsOf('pulse', logged('18', '7000'))).toEqual(['dutyFull']);
    expect(limitsOf('pulse', logged('12', '6500'))).toEqual([]);
  });

  it('a logged pulse may lack the dead time, and the limit counts it in', () => {
    expect(told('pulse', logged('14.2', '7000'))).toContain('is not documented');
    // 82.8 % as logged, 85.4 % with 0.448 ms of dead time.
    expect(limitsOf('pulse', logged('14.2', '7000'))).toEqual(['dutyHigh']);
  });
});

describe('injectors', () => {
  it('the base pulse of one engine with the displacement of the other is a contradiction', () => {
    expect(limitsOf('base', { 'base.base': '9.612' })).toContain('injectorsContradict');
    expect(limitsOf('base', { 'base.oldVolume': '1798' })).toContain('injectorsContradict');
    expect(limitsOf('base')).not.toContain('injectorsContradict');
    // The flow of a 2.0 and a factor of 1 hide each other to 4.4 %.
    const hidden = { 'base.base': '9.612', 'base.global': '1', 'base.oldVolume': '1798' };
    expect(limitsOf('base', hidden)).toContain('injectorsContradict');
    expect(limitsOf('base', { 'base.oldFlow': '297.1' })).not.toContain('injectorsContradict');
  });

  it('a displacement without its base pulse is a danger, entered or left', () => {
    expect(limitsOf('base', larger)).toEqual(['displacementAlone']);
    // With 340 cc/min 8 % lean, with the old injectors 20 %.
    expect(told('base', larger)).toContain('92.1 % of its fuel');
    expect(told('base', { ...larger, 'base.newFlow': '293.9' })).toContain(
      '80.3 % of its fuel, and a commanded lambda of 0.884 becomes 1.10',
    );
    expect(told('base', larger)).toMatch(
      /For a 2\.5 raise `Load Limit \| No Fault` and lower `RPM Fuel Cut` in the same file yourself\./,
    );
    const left = { ...larger, 'base.entered': 'no' };
    expect(limitsOf('base', left)).toEqual(['displacementLeft']);
    expect(told('base', left)).toMatch(/No full throttle on such a file.+lean by up to 20 %/);
    expect(limitsOf('base')).toEqual([]);
  });

  it('a displacement left above the engine’s takes spark from cells of less load', () => {
    const smaller = { 'base.oldVolume': '2488', 'base.base': '13.059', 'base.entered': 'no' };
    expect(limitsOf('base', smaller)).toEqual(['displacementLeftAbove']);
    expect(told('base', smaller)).toContain('load reads 0.803 times');
    expect(limitsOf('base', { ...smaller, 'base.entered': 'yes' })).toEqual([]);
  });

  it('1998 and 1999 cc are one engine', () => {
    for (const entered of ['yes', 'no'])
      expect(limitsOf('base', { 'base.oldVolume': '1998', 'base.entered': entered })).toEqual([]);
  });

  it('trims beyond ±15 % end every start; the doubt about the patch is of a displacement alone', () => {
    const injectorsAlone = { 'base.newVolume': '1999' };
    for (const texts of [larger, injectorsAlone, { ...larger, 'base.entered': 'no' }]) {
      expect(told('base', texts)).toContain('beyond ±15 % at idle, do not start again');
      expect(told('base', texts)).not.toContain('25 %');
    }
    expect(told('base', larger)).toContain('Whether the patch rescales');
    for (const texts of [injectorsAlone, { ...larger, 'base.entered': 'no' }])
      expect(told('base', texts)).not.toContain('Whether the patch rescales');
  });

  it('before and after turned round give no base pulse', () => {
    const turned = { 'base.oldFlow': '3000', 'base.newFlow': '50' };
    expect(ask('base', turned)).toMatchObject({ refusal: { limit: 'basePulseImpossible' } });
  });

  it('psi against kPa is no pressure ratio', () => {
    expect(ask('flow', { 'flow.at': '43', 'flow.wanted': '400' }).errors['flow.wanted']).toContain(
      'psi',
    );
    const mixed = { 'flow.unit': 'kPa', 'flow.at': '58', 'flow.wanted': '392' };
    const bar = { 'flow.rated': '440', 'flow.at': '3' };
    const rail = { 'flow.unit': 'kPa', 'flow.at': '72.5', 'flow.wanted': '352' };
    for (const texts of [mixed, bar, rail])
      expect(ask('flow', texts)).toMatchObject({ refusal: { limit: 'pressureUnitsMixed' } });
    expect(limitsOf('flow', { 'flow.at': '43.5', 'flow.wanted': '100' })).toEqual([]);
  });

  it('six times the flow, or a third of it, is asked about', () => {
    for (const flow of ['1916.2', '100'])
      expect(limitsOf('base', { 'base.newFlow': flow })).toContain('flowsFarApart');
    for (const flow of ['911', '293.9'])
      expect(limitsOf('base', { 'base.newFlow': flow })).not.toContain('flowsFarApart');
  });

  it('power by a duty above 85 % or a lean mixture is no power to plan with', () => {
    for (const duty of ['95', '90'])
      expect(limitsOf('power', { 'power.duty': duty })).toContain('dutyHigh');
    expect(limitsOf('power', { 'power.duty': '100' })).toContain('dutyFull');
    expect(limitsOf('power', { 'power.lambda': '0.95' })).toContain('leanWithoutBoost');
    const boost = { 'power.boost': 'yes', 'power.lambda': '0.90' };
    expect(limitsOf('power', boost)).toEqual(['leanUnderBoost']);
    expect(limitsOf('power', { 'power.lambda': '0.90' })).toEqual([]);
    expect(told('power', boost)).toContain('loses flow under boost');
    expect(limitsOf('power', { 'power.consumption': '0.3' })).toEqual(['consumptionLow']);
    expect(limitsOf('power', { 'power.consumption': '0.45' })).toEqual([]);
    expect(told('power')).toContain('On E85 divide by 1.43');
    expect(told('power')).toContain('not what the engine makes nor what it bears');
  });
});

it('cranking follows the engine’s volume and the flow, also if the file keeps its displacement', () => {
  const cells = 'every cell of IPW Cranking Target by';
  expect(told('base', larger)).toContain(`${cells} 1.086`);
  expect(told('base', { ...larger, 'base.entered': 'no' })).toContain(`${cells} 1.086`);
  expect(told('base', { ...larger, 'base.newFlow': '293.9' })).toContain(`${cells} 1.245`);
  expect(told('base')).toContain(`${cells} 0.873`);
  expect(told('base', { 'base.newFlow': '293.9' })).not.toContain('Cranking');
});

it('what is no number is refused at its field, and nothing stands under it', () => {
  for (const text of ['abc', '1e308', '', 'x'.repeat(100_000)]) {
    const { result, errors } = ask('load', { 'load.rpm': text });
    expect(result).toBeUndefined();
    expect(Object.keys(errors)).toEqual(['load.rpm']);
  }
  expect(told('load', { 'load.flow': '-0' })).not.toMatch(/−0|NaN|Infinity/);
});

it('other injectors are more than a base pulse, and are counted in whole ones', () => {
  expect(told('base')).toContain('without those of their maker do not begin');
  expect(told('base', { 'base.newFlow': '293.9' })).not.toContain('dead times');
  expect(ask('power', { 'power.count': '4.5' }).errors['power.count']).toContain('whole number');
  expect(ask('power', { 'power.count': '4.5' }).result).toBeUndefined();
});
