import { describe, expect, it } from 'vitest';
import { namedColumns } from './columnName';
import type { OwnRoles } from './ownRoles';
import type { LogRole } from './LogRole';
import { roleMatches } from './roleMatches';

const match = (header: readonly string[], own: OwnRoles = {}) =>
  roleMatches(namedColumns(header, []), header, own);

const roleOf = (name: string): LogRole | undefined => match([name])[0]?.role;

describe('roleMatches', () => {
  it.each([
    ['FT_SHORT', 'shortTrim'],
    ['Short term fuel % trim - Bank 1 (%)', 'shortTrim'],
    ['Short term fuel trim (primary sensor) (%)', 'shortTrim'],
    ['Fuel Trim Long Term (%)', 'longTrim'],
    ['Long Term FT (%)', 'longTrim'],
    ['FT_COMBO', 'totalTrim'],
    ['EQ_RATIO_ACT', 'lambda'],
    ['Actual equivalence/air to fuel ratio (λ)', 'lambda'],
    ['Desired equivalence/air to fuel ratio (λ)', 'lambdaTarget'],
    ['Equivalence Ratio Commanded (AFR)', 'lambdaTarget'],
    ['Accel. Pedal Pos. (%)', 'pedal'],
    ['Accelerator pedal position D (%)', 'pedal'],
    ['Throttle Position #1 (%)', 'throttle'],
    ['Spark Adv. (°)', 'sparkAdvance'],
    ['Ignition timing advance for #1 cylinder (deg)', 'sparkAdvance'],
    ['Mass Airflow (g/s)', 'airFlow'],
    ['MAF Voltage (V)', 'airFlowVolts'],
    ['Absolute load value (%)', 'load'],
    ['Engine Load (load)', 'load'],
    ['Closed Loop (?)', 'fuelSystem'],
    ['engine_speed', 'rpm'],
    ['Speed (OBD)(km/h)', 'speed'],
    ['Fuel Trim Bank 1 Short Term(%)', 'shortTrim'],
    ['Engine Load(Absolute)(%)', 'load'],
    ['Air Fuel Ratio(Measured)(:1)', 'lambda'],
    ['O2 sensor lambda wide range (current probe) (Bank 1 Sensor 1) (λ)', 'lambda'],
    ['Intake Temp. (F)', 'intakeAir'],
    ['Relative throttle position 1 (%)', 'throttle'],
    ['Barometric pressure (PSI)', 'barometer'],
    ['Injection Time Port Final (mS)', 'pulseWidth'],
    ['Time (ms)', 'time'],
    ['VCT_ACT', 'camAngle'],
    ['VPWR', 'supplyVolts'],
    ['Control module voltage (V)', 'supplyVolts'],
    ['Voltage (Control Module)(V)', 'supplyVolts'],
    ['HIDET_SW', 'highDet'],
    ['IMTV_SW', 'runnerValve'],
    ['EGRP_STEPS', 'recirculationSteps'],
  ] satisfies [string, LogRole][])('takes %j for %s', (name, role) =>
    expect(roleOf(name)).toBe(role),
  );

  it.each([
    'Target idle RPM',
    'IDLE',
    'RPM limit (rpm)',
    'LOAD_CALC',
    'Calculated Load (Load)',
    'Calculated engine load value (%)',
    'Engine Load (g/rev)',
    'Engine load (%)',
    'Short term fuel % trim - Bank 2 (%)',
    'sample',
    'Voltage (OBD Adapter)(V)',
    'VCT_DIFF',
    '__proto__',
    'constructor',
    '<img src=x onerror=alert(1)>',
  ])('takes %j for nothing', (name) => expect(roleOf(name)).toBeUndefined());

  it('says why a calculated load is no load, and names the bank that is not there', () => {
    expect(match(['LOAD_CALC'])[0]?.doubts.join()).toContain('not used as load');
    expect(match(['Engine Load (g/rev)'])[0]?.doubts.join()).toContain('air per turn');
    expect(match(['Short term fuel % trim - Bank 2 (%)'])[0]?.doubts.join()).toContain('one bank');
  });

  it('takes the surest of two that fit, and tells both', () => {
    const [tp2, tp1] = match(['TP2', 'TP1']);
    expect([tp2?.role, tp1?.role]).toEqual([undefined, 'throttle']);
    expect(tp2?.doubts.join()).toContain('“TP1” was taken');
    expect(tp1?.doubts.join()).toContain('“TP2” fits as well');
  });

  it('takes the first of a doubled name', () => {
    const [first, second] = match(['RPM', 'RPM']);
    expect([first?.role, second?.role]).toEqual(['rpm', undefined]);
    expect(first?.doubts.join()).toContain('RPM 2');
  });

  it('follows the reader before any name', () => {
    const columns = match(['RPM', 'N', 'ECT'], { N: 'rpm', ECT: null });
    expect(columns.map(({ role }) => role)).toEqual([undefined, 'rpm', undefined]);
    expect(columns[1]?.isOwn).toBe(true);
  });

  it('reads no role from the prototype of the reader’s choice', () => {
    expect(match(['constructor', 'toString']).map(({ role }) => role)).toEqual([
      undefined,
      undefined,
    ]);
    const own = JSON.parse('{"__proto__":"rpm"}') as OwnRoles;
    expect(match(['__proto__'], own)[0]?.role).toBe('rpm');
    const nonsense = { a: 'hasOwnProperty' } as unknown as OwnRoles;
    expect(match(['a'], nonsense)[0]?.role).toBeUndefined();
  });
});
