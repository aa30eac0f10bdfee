import { describe, expect, it } from 'vitest';
import { stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { noLog } from './LogResources';
import { emptyRoom } from './logRoom';
import { analysed } from '@site/tests/unit/readLogCases';

const analysis = analysed({ log: { seconds: 60 } });
const evaluate = (texts: Readonly<Record<string, string>>) =>
  instrument.evaluate(texts, {
    ...noLog,
    room: { ...emptyRoom, status: 'used', reading: 1, analysis: { key: '', value: analysis } },
    library: { status: 'there', value: stockLibrary },
  });

describe('the delay of lambda', () => {
  const delayOf = (delay: string) => evaluate({ delay }).result?.options.lambdaDelaySeconds;

  it('is the measured one unless the reader sets it', () => {
    expect(evaluate({}).result?.options.lambdaDelaySeconds).toBeNull();
    expect(delayOf(' ')).toBeNull();
    expect(delayOf('0.4')).toBe(0.4);
    expect(delayOf('0,4')).toBe(0.4);
    expect(delayOf('0')).toBe(0);
  });

  it.each(['3.1', '-0.1', 'late'])('is held to its range: %s', (delay) => {
    const { errors, result } = evaluate({ delay });
    expect(result).toBeUndefined();
    expect(errors.delay).toContain('between 0 and 3 s');
  });
});

describe('the least weight of a row', () => {
  const weightOf = (leastWeight: string) =>
    evaluate({ leastWeight }).result?.options.minimumHitWeight;

  it('is 0 at first: all rows count, as in cases that were kept before it was asked for', () => {
    expect(evaluate({}).result?.options.minimumHitWeight).toBe(0);
    expect(weightOf('0.25')).toBe(0.25);
    expect(weightOf('1')).toBe(1);
  });

  it.each(['1.1', '-0.1', ''])('is held to its range: %s', (leastWeight) => {
    expect(evaluate({ leastWeight }).errors.leastWeight).toContain('between 0 and 1');
  });
});
