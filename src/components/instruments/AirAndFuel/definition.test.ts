// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { readFromAddress, writtenInAddress } from '../kit/addressText';
import { myCarStore } from '../MyCar/myCarStore';
import { instrument } from './definition';

const { fields } = instrument.store;
const sentenceOf = (address: string): string | undefined =>
  instrument.evaluate(readFromAddress(fields, address).values).result?.sentence;

afterEach(() => {
  myCarStore.clear();
});

it('reads an address of a 2.5 that was written when the volume after began with 2488', () => {
  for (const address of ['1;question=base;base.newFlow=400', '1;base.newFlow=400'])
    expect(readFromAddress(fields, address).values['base.newVolume']).toBe('2488');
  expect(sentenceOf('1;question=base;base.newFlow=400')).toContain('for 2488 cc and 400 cc/min');
  expect(sentenceOf('1;question=base;base.newVolume=1798')).toContain('for 1798 cc');
  expect(readFromAddress(fields, '1;question=power').values).toEqual({ question: 'power' });
});

it('writes an address that means the volume as it is now', () => {
  const written = writtenInAddress(fields, { question: 'base', 'base.newFlow': '400' });
  expect(written).toBe('2;question=base;base.newFlow=400');
  expect(sentenceOf(written)).toContain('for 1999 cc and 400 cc/min');
});

it('follows a 1.8 that is known by its ID alone', () => {
  myCarStore.change({ calibration: 'L831EF' });
  expect(instrument.store.state().values).toMatchObject({
    'base.oldVolume': '1798',
    'base.newVolume': '1798',
  });
});
