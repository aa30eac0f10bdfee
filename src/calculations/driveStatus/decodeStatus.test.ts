import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sources } from '@site/src/data/sources';
import { RefusalError } from '../limits/notice';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { anyText } from '../testing/anyText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { decodeStatus, readStatusNumber, type StatusColumn } from './decodeStatus';
import { driveStatusModes } from './driveStatusModes';
import { fuelSystemStates } from './fuelSystemStates';

const decode = (typed: string, column: StatusColumn) =>
  decodeStatus(readStatusNumber(typed, column), column);
const drive = (typed: string) => decode(typed, 'ENGINE_STATUS');
const fuel = (typed: string) => decode(typed, 'FUELSYS');
const limitsOf = ({ notices }: ReturnType<typeof drive>) => notices.map(({ limit }) => limit);

describe('the drive status', () => {
  it.each([
    ['0x80', 128],
    ['80', 128],
    ['128', 128],
    ['128.0', 128],
    ['40', 64],
    ['64', 64],
    ['$20', 32],
    ['32', 32],
    ['10h', 16],
    ['16', 16],
    ['８', 8],
    ['08', 8],
    ['4', 4],
    ['02', 2],
  ])('%s is %d', (typed, value) => {
    const status = drive(typed);
    expect(status.value).toBe(value);
    expect(status.known?.value).toBe(value);
  });

  it('holds seven single bits, and each is read alike in hexadecimal and decimal', () => {
    expect(driveStatusModes.map(({ value }) => value)).toEqual([128, 64, 32, 16, 8, 4, 2]);
    for (const { value, baseTables } of driveStatusModes) {
      const hexadecimal = value.toString(16).padStart(2, '0');
      expect(drive(hexadecimal).known).toEqual(drive(String(value)).known);
      expect(drive(hexadecimal).bits).toEqual([Math.log2(value)]);
      expect(baseTables).toBe([64, 4].includes(value));
    }
  });

  it('says when bits are mixed, and when a value is unknown', () => {
    expect(drive('6').bits).toEqual([1, 2]);
    expect(limitsOf(drive('6'))).toEqual(['statusBitsMixed']);
    expect(limitsOf(drive('1'))).toEqual(['statusUnnamed']);
    expect(limitsOf(drive('0'))).toEqual(['statusUnnamed']);
    expect(limitsOf(drive('4'))).toEqual([]);
  });

  it('says how digits were read that can be either', () => {
    expect(drive('80').notices[0]?.text).toContain('was read as hexadecimal: 128 in decimal');
    expect(drive('64').notices[0]?.text).toContain('As hexadecimal it would be 100.');
    expect(limitsOf(drive('0x80'))).toEqual([]);
    expect(limitsOf(drive('128'))).toEqual([]);
    const wanted = (typed: string, notation: 'decimal' | 'hexadecimal') =>
      decodeStatus(readStatusNumber(typed, 'ENGINE_STATUS', notation), 'ENGINE_STATUS').value;
    expect(wanted('80', 'decimal')).toBe(80);
    expect(wanted('16', 'hexadecimal')).toBe(22);
    expect(() => wanted('0x10', 'decimal')).toThrow('no decimal number');
    expect(() => wanted('4.0', 'hexadecimal')).toThrow('no hexadecimal number');
  });

  it.each(['4.5', '127,99', '0.5', '.5'])('refuses the fraction %s', (typed) => {
    expect(() => drive(typed)).toThrow(RefusalError);
  });
});

describe('FUELSYS', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['2.00390625', 2],
    ['2,004', 2],
    ['512', 2],
    ['0x0200', 2],
    ['0x02', 2],
    ['04', 4],
    ['8', 8],
    ['16', 16],
    ['0x10', 16],
    ['10', 16],
  ])('%s is %d', (typed, value) => {
    expect(fuel(typed)).toMatchObject({ value, known: { value } });
  });

  it('tells of a scaled second byte and of raw bytes', () => {
    expect(limitsOf(fuel('2.0039'))).toEqual(['fuelStatusWholePart']);
    expect(limitsOf(fuel('513'))).toEqual(['fuelStatusRaw']);
    expect(limitsOf(fuel('2'))).toEqual([]);
    expect(limitsOf(fuel('3'))).toEqual(['statusBitsMixed']);
  });

  it.each(['2.5', '2.3', '3,7', '2.99', '300', '512.5', '0x02FF'])('refuses %s', (typed) => {
    expect(() => fuel(typed)).toThrow(RefusalError);
  });

  it('names the same pairs of drive and fuel status from both sides', () => {
    for (const { value, fuelStatus } of driveStatusModes) {
      const from = fuelSystemStates.filter(({ driveStatus }) => driveStatus.includes(value));
      expect(from.map((state) => state.value)).toEqual(fuelStatus);
    }
  });
});

describe('bad input', () => {
  it.each(['', '   ', 'open loop', '-4', '4 4', '0x', '1e308', 'Infinity', '<b>4</b>', '12345678'])(
    'says what to write in place of %j',
    (typed) => {
      expect(() => drive(typed)).toThrow(UnusableInputError);
      expect(() => drive(typed)).toThrow('such as 0x04, 80 or 128');
    },
  );

  it('refuses what a byte cannot hold', () => {
    expect(() => drive('256')).toThrow(OutOfRangeError);
    expect(() => drive('0x100')).toThrow('Write the status between 0 and 255: 256 lies outside.');
    expect(() => fuel('65536')).toThrow(OutOfRangeError);
  });

  it('takes any text without another error', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('ENGINE_STATUS', 'FUELSYS'), (typed, column) => {
        try {
          expect(decode(typed, column).value).toBeLessThanOrEqual(255);
        } catch (error) {
          expect(error instanceof UnusableInputError || error instanceof OutOfRangeError).toBe(
            true,
          );
        }
      }),
    );
  });

  it('reads every byte in both notations', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), (byte) => {
        expect(drive(`0x${byte.toString(16)}`).value).toBe(byte);
        expect(fuel(`0x${byte.toString(16).padStart(2, '0')}`).value).toBe(byte);
      }),
    );
  });
});

it('cites sources that exist', () => {
  const keys = new Set(sources.map(({ key }) => key));
  const cited = [
    ...driveStatusModes.flatMap(({ mayFollow }) => mayFollow.sources),
    ...fuelSystemStates.flatMap((state) => [...state.sources, ...state.mayFollow.sources]),
  ];
  expect(cited.filter((key) => !keys.has(key))).toEqual([]);
});
