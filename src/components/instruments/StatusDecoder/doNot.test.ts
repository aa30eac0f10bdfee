/**
 * What the decoder must refuse or warn of: written from the section on the drive status by somebody who
 * did not write the computation.
 */
import { describe, expect, it } from 'vitest';
import type { LimitName } from '@site/src/data/limits';
import { instrument } from './definition';
import { inOneSentence } from './messages';

type Changes = NonNullable<Parameters<typeof instrument.evaluate>[0]>;

const asked = (changes: Changes) => {
  const { result, errors, error, refusal } = instrument.evaluate(changes);
  return {
    result,
    sentence: result && inOneSentence(result),
    known: result?.about === 'value' ? result.status.known : undefined,
    limits: result?.notices.map(({ limit }) => limit) ?? [],
    message: Object.values(errors)[0] ?? error,
    refusal: refusal?.limit,
  };
};

const warns = (changes: Changes, limit: LimitName) =>
  expect(asked(changes).limits).toContain(limit);

describe('ENGINE_STATUS', () => {
  it.each(['10', '80', '40', '20'])('%s says how it was read, and reads it otherwise', (value) => {
    warns({ value }, 'statusReadAs');
    const inDecimal = asked({ value, digits: 'decimal' });
    expect(inDecimal.sentence).toContain(`ENGINE_STATUS ${value}, `);
    expect(inDecimal.known).toBeNull();
  });

  it('10 in decimal has two bits set, and no state', () => {
    warns({ value: '10', digits: 'decimal' }, 'statusBitsMixed');
  });

  it.each(['4.5', '2,5', '0.78'])('refuses the fraction %s', (value) => {
    expect(asked({ value })).toMatchObject({ result: undefined, refusal: 'driveStatusFraction' });
  });

  it.each(['0', '1', '0x01'])('knows no state of %s', (value) => {
    expect(asked({ value }).known).toBeNull();
    warns({ value }, 'statusUnnamed');
  });

  it.each(['3', '6', '0x0C', '255'])('takes no single bit of %s for a state', (value) => {
    expect(asked({ value }).known).toBeNull();
    warns({ value }, 'statusBitsMixed');
  });

  it.each(['256', '-4', '1e9', 'NaN'])('refuses %s', (value) => {
    expect(asked({ value }).result).toBeUndefined();
    expect(asked({ value }).message).toMatch(/^Write (?:one status value|the status between)/);
  });

  it.each(['128', '04', '2'])('says of %s that the column is inferred from its name', (value) => {
    warns({ value }, 'driveStatusInferred');
  });

  it('4 is neither full throttle nor knock nor a fault', () => {
    expect(JSON.stringify(asked({ value: '4' }))).not.toMatch(/full throttle|knock|fault/i);
  });
});

describe('FUELSYS', () => {
  const column = 'FUELSYS';

  it('says that it lags', () => {
    warns({ column, value: '2' }, 'fuelStatusLags');
    warns({ column, pasted: '2\n2\n4' }, 'fuelStatusLags');
  });

  it.each(['8', '16'])('%s comes from the standard, not from the guide', (value) => {
    expect(asked({ column, value }).known?.mayFollow.sources).not.toContain('guide');
    expect(asked({ column, value }).known).toMatchObject({ sources: ['obd-standard'] });
  });

  it.each(['3', '6', '0', '32', '128'])('%s is no state of it', (value) => {
    expect(asked({ column, value }).known).toBeNull();
  });

  it('10 is a state in hexadecimal only, and says so', () => {
    warns({ column, value: '10' }, 'statusReadAs');
    expect(asked({ column, value: '10', digits: 'decimal' }).known).toBeNull();
  });

  it('4 does not say why the loop is open', () => {
    expect(asked({ column, value: '4' }).known?.loop).toBe('open');
    expect(asked({ column, value: '4' }).sentence).toBe('FUELSYS 4, hexadecimal 04: open loop.');
  });

  it('514 is two bytes, and says so', () => {
    warns({ column, value: '514' }, 'fuelStatusRaw');
    warns({ column, pasted: '514\n514' }, 'fuelStatusRaw');
  });

  it.each(['2.5', '3,2', '300'])('refuses %s', (value) => {
    expect(asked({ column, value }).result).toBeUndefined();
    expect(asked({ column, value }).refusal).toMatch(/^fuelStatus/);
  });
});

describe('a whole column', () => {
  it('counts and names the rows that cannot be read', () => {
    const pasted = 'ENGINE_STATUS\n4\n4\n\nabc\n4.5\n2';
    warns({ pasted }, 'statusLinesLeftOut');
    const { result } = asked({ pasted });
    expect(result).toMatchObject({ decoded: { rows: 3 } });
    expect(result?.about === 'column' && result.decoded.unread.map(({ line }) => line)).toEqual([
      5, 6,
    ]);
  });

  it('in two writings contradicts itself', () => {
    warns({ pasted: '02\n04\n10\n80\n16' }, 'statusColumnMixed');
  });

  it.each([
    'time,RPM,ENGINE_STATUS\n12.03,742,128',
    '12.03,742,128\n12.07,745,128',
    '2;4',
    Array.from({ length: 8000 }, (_, row) => `${row},742,128`).join('\n'),
  ])('is one column only: %#', (pasted) => {
    expect(asked({ pasted }).result).toBeUndefined();
    expect(asked({ pasted }).message).toMatch(/one column|more than 500/);
  });

  it('of another name is no status', () => {
    expect(asked({ pasted: 'FUELSYS\n2\n4' }).message).toContain('headed `FUELSYS`');
    warns({ pasted: 'GEAR\n2\n4' }, 'statusColumnHeaded');
    expect(asked({ pasted: 'RPM\n742\n745\n760' }).message).toContain('another column');
  });
});

it('has nothing for a text that is none', () => {
  expect(asked({ value: 'xyz' }).result).toBeUndefined();
});
