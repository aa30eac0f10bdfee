// A slip of the pen, as somebody would type it: cspell:ignore lfgiekooo VEBOOO
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrations, calibrationsData } from '@site/src/data/calibrations';
import { anyText } from '../testing/anyText';
import { idsInText } from './calibrationNames';

const ids = (typed: string) => idsInText(typed).map(({ id }) => id);

describe('idsInText', () => {
  it.each([
    ['LF9VEB', ['LF9VEB']],
    [' lf9veb ', ['LF9VEB']],
    ['LF9V EB', ['LF9VEB']],
    ['ＬＦ９ＶＥＢ', ['LF9VEB']],
    ['SW-LFG2EK.BIN', ['LFG2EK']],
    ['C:\\roms\\sw-lfg2ek (2).bin', ['LFG2EK']],
    ['SW-LF9VEB000.HEX', ['LF9VEB']],
    ['LF9VEB_Rev_21053000.bin', ['LF9VEB']],
    ['LF9VEB_2026-09-26_1412.bin', ['LF9VEB']],
    ['SW-LFG1TF000.HEX', ['LFG1TF000']],
    ['LF9KT0001', ['LF9KT0001']],
    ['LFG1TF', ['LFG1TF']],
    ['from LFG1EF to LFG1EK', ['LFG1EF', 'LFG1EK']],
    ['LFG1EF LFG1EF', ['LFG1EF']],
    ['letter, larger, listen', []],
    ['', []],
  ])('in %j are %j', (typed, found) => {
    expect(ids(typed)).toEqual(found);
  });

  it('reads O as 0 and I as 1 or L, and says so', () => {
    expect(idsInText('LFLMEO')).toEqual([
      { id: 'LFLME0', kind: 'engine-computer', corrected: true, suffix: null },
    ]);
    expect(idsInText('sw-lfgiekooo.hex')).toMatchObject([{ id: 'LFG1EK', corrected: true }]);
    expect(idsInText('LF9VEBOOO')).toMatchObject([{ id: 'LF9VEB', corrected: false }]);
    expect(idsInText('LF9VEB')).toMatchObject([{ corrected: false }]);
    expect(idsInText('if9veb')).toMatchObject([{ id: 'LF9VEB', corrected: true }]);
    expect(idsInText('1F9VEB')).toMatchObject([{ id: 'LF9VEB', corrected: true }]);
  });

  it('keeps figures behind the ID that no factory file has', () => {
    expect(idsInText('SW-LF9VEB000.HEX')).toMatchObject([{ suffix: null }]);
    expect(idsInText('SW-LF9VEB100.HEX')).toMatchObject([{ id: 'LF9VEB', suffix: '100' }]);
  });

  it('finds every known ID in every form', () => {
    const known = [
      ...calibrations.map(({ id }) => id),
      ...calibrationsData.tcmCalibrations.map(({ id }) => id),
    ];
    for (const id of known) {
      for (const form of [id, id.toLowerCase(), `SW-${id}.BIN`, `x ${id}_1.hex`]) {
        expect(ids(form)).toEqual([id]);
      }
    }
  });

  it('finds no more than there is, in any text', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        for (const { id } of idsInText(typed)) expect(id).toMatch(/^L[3-8FS]\w{2}[ET]\w{1,4}$/);
      }),
    );
  });
});
