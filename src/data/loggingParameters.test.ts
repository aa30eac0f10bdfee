import { describe, expect, it } from 'vitest';
import { loggingParameters, parameterId, parametersNamed } from './loggingParameters';
import { sources } from './sources';

const count = (mode: string): number =>
  loggingParameters.filter((each) => each.mode === mode).length;
const ids = loggingParameters.map(parameterId);

describe('the logging parameters', () => {
  it('are 95: 28 of service 01, 59 of 22 and 8 of 23', () => {
    expect(loggingParameters).toHaveLength(95);
    expect([count('01'), count('22'), count('23')]).toEqual([28, 59, 8]);
  });

  it('has the 13 that the shipped file asks for', () => {
    const active = loggingParameters.filter((each) => each.active).map(({ name }) => name);
    expect(active.sort()).toEqual(
      [
        'APP',
        'ECT',
        'FT_LONG',
        'FT_SHORT',
        'FUELSYS',
        'IAT',
        'KNOCKR',
        'LAMBDA_ACT',
        'LOAD',
        'MAF',
        'RPM',
        'SPARKADV',
        'VCT_ACT',
      ].sort(),
    );
  });

  it('gives each an address of its own, with the service where a name stands twice', () => {
    expect(new Set(ids).size).toBe(95);
    expect(ids).toContain('parameter-ECT');
    expect(parametersNamed('APP1_V').map(parameterId)).toEqual([
      'parameter-APP1_V-01',
      'parameter-APP1_V-22',
    ]);
    expect(parametersNamed('STFT')).toEqual([]);
  });

  it('asks for no value twice', () => {
    const asked = loggingParameters.map(({ mode, id, firstBit }) => `${mode} ${id} ${firstBit}`);
    expect(new Set(asked).size).toBe(95);
  });

  it('has a bit place for every switch, and for nothing else', () => {
    const switches = loggingParameters.filter(({ firstBit }) => firstBit !== null);
    expect(switches.map(({ bits }) => bits).every((bits) => bits === 1)).toBe(true);
    expect(loggingParameters.filter(({ bits }) => bits === 1)).toEqual(switches);
  });

  it('names a source that exists for every note', () => {
    const keys = new Set(sources.map(({ key }) => key));
    for (const { note, noteSources, name } of loggingParameters) {
      expect([name, note === null]).toEqual([name, noteSources === null]);
      expect(noteSources?.filter((key) => !keys.has(key)) ?? []).toEqual([]);
    }
  });
});
