import { describe, expect, it } from 'vitest';
import { loggingParameters } from '@site/src/data/loggingParameters';
import { scalingInWords } from './scalingInWords';

describe('scalingInWords', () => {
  it.each([
    ['x,0.25,*', 'raw × 0.25'],
    ['x,40,-', 'raw − 40'],
    ['x,0.78125,*,100,-', 'raw × 0.7813 − 100'],
    ['x,0.0039215684,*', 'raw × 0.003922'],
    ['x,0.00000056098486,*', 'raw × 0.000000561'],
  ])('%s reads %s', (scaling, words) => {
    expect(scalingInWords(scaling)).toBe(words);
  });

  it('reads every scaling of the list', () => {
    for (const { scaling } of loggingParameters) {
      if (scaling) expect(scalingInWords(scaling)).toMatch(/^raw( [×+−/] \d+(\.\d+)?)+$/);
    }
  });

  it.each(['40,x,-', 'x,40', 'x,-,40', 'x,y,*'])('refuses %s', (scaling) => {
    expect(() => scalingInWords(scaling)).toThrow(/is not x with numbers/);
  });
});
