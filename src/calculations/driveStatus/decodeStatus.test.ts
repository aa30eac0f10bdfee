import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sources } from '@site/src/data/sources';
import { OutOfRangeError } from '../limits/OutOfRangeError';
import { anyText } from '../testing/anyText';
import { UnusableInputError } from '../limits/UnusableInputError';
import { decodeStatus } from './decodeStatus';
import { driveStatusDoubt, driveStatusModes } from './driveStatusModes';
import { fuelSystemStates } from './fuelSystemStates';

const drive = (typed: string) => decodeStatus(typed, 'ENGINE_STATUS');
const fuel = (typed: string) => decodeStatus(typed, 'FUELSYS');

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

  it('says when bits are mixed, a value is unknown, or the column was scaled', () => {
    const saysOf = (typed: string) => drive(typed).remarks[0]?.text;
    expect(drive('6').bits).toEqual([1, 2]);
    expect(saysOf('6')).toMatch(/More than one bit/);
    expect(saysOf('1')).toMatch(/No source names/);
    expect(saysOf('0')).toMatch(/No source names/);
    expect(saysOf('4.5')).toMatch(/scaled/);
    expect(drive('4').remarks).toEqual([driveStatusDoubt]);
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
    expect(fuel('2.0039').remarks[0]?.text).toMatch(/whole number/);
    expect(fuel('513').remarks[0]?.text).toMatch(/raw two bytes/);
    expect(fuel('2').remarks).toEqual([]);
    expect(fuel('3').remarks[0]?.text).toMatch(/More than one bit/);
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
          expect(decodeStatus(typed, column).value).toBeLessThanOrEqual(255);
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
    ...['6', '4.5'].flatMap((typed) => drive(typed).remarks.flatMap((remark) => remark.sources)),
    ...['513', '2.5'].flatMap((typed) => fuel(typed).remarks.flatMap((remark) => remark.sources)),
  ];
  expect(cited.filter((key) => !keys.has(key))).toEqual([]);
});
