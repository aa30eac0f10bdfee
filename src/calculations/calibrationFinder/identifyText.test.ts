import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrations, mx5Calibrations } from '@site/src/data/calibrations';
import { anyText } from '../testing/anyText';
import { identifyText } from './identifyText';

describe('identifyText', () => {
  it('knows all 126 of the NC, whatever the form', () => {
    for (const calibration of mx5Calibrations) {
      for (const form of [calibration.id, `sw-${calibration.id.toLowerCase()}000.hex`]) {
        expect(identifyText(form)).toEqual({
          found: { kind: 'mx5', id: calibration.id, calibration },
          ids: [calibration.id],
          corrected: false,
          suffix: null,
          nearMisses: [],
          partNumber: false,
        });
      }
    }
  });

  it.each([
    ['L35HED', 'other-mazda'],
    ['SW-L3R3EE.BIN', 'other-mazda'],
    ['L5K2EA', 'other-mazda'],
    ['LFG1TF000', 'gearbox-controller'],
    ['SW-LF9XTA000.HEX', 'gearbox-controller'],
    ['LFG1TF', 'gearbox-controller'],
    ['LFG2EH', 'unknown-mx5'],
    ['LFMBEA', 'unknown-mx5'],
    ['LFQQEA', 'unknown-mx5'],
  ])('knows %s as %s', (typed, kind) => {
    expect(identifyText(typed).found?.kind).toBe(kind);
  });

  it('tells a known gearbox controller from an unknown one', () => {
    expect(identifyText('LFG1TF000').found).toMatchObject({ known: { ncFlashDefinition: true } });
    expect(identifyText('LF9XTA000').found).toMatchObject({ known: null });
  });

  it('tells what is known of an unknown ID', () => {
    expect(identifyText('LFG1EA').found).toMatchObject({
      family: ['LFG1EF', 'LFG1EG', 'LFG1EH', 'LFG1EK', 'LFG1EM', 'LFG1ER'],
      wiki: null,
    });
    expect(identifyText('LFMBEA').found).toMatchObject({ family: [], wiki: { family: 'LFMB' } });
  });

  it('offers near misses for a slip, and none for a known ID', () => {
    expect(identifyText('LF9VE8').nearMisses).toContain('LF9VEB');
    expect(identifyText('IF9VEB')).toMatchObject({ found: { id: 'LF9VEB' }, corrected: true });
    expect(identifyText('LFG1TF000').nearMisses).toEqual([]);
  });

  it('finds none where there are two', () => {
    for (const typed of ['LFG1EF or LFG1EK?', 'LFG1EF LFG1TF000', 'SW-LFG1EF000.HEX as LFG2EL']) {
      const { found, ids } = identifyText(typed);
      expect(found).toBeNull();
      expect(ids).toHaveLength(2);
    }
    expect(identifyText('SW-LFG1EK000.HEX lfg1ek').found?.id).toBe('LFG1EK');
  });

  it('knows the form of a part number', () => {
    expect(identifyText('LF9V-18-881B')).toMatchObject({ found: null, partNumber: true });
    expect(identifyText('LFG1 18 881')).toMatchObject({ found: null, partNumber: true });
    expect(identifyText('LF9VEB').partNumber).toBe(false);
    expect(identifyText('rubbish').partNumber).toBe(false);
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const { found } = identifyText(typed);
        if (found?.kind === 'mx5') expect(calibrations).toContain(found.calibration);
      }),
    );
  });
});
