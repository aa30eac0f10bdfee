import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { longestFilter } from '@site/src/calculations/logAnalysis/readFilter';
import { columnReading } from '@site/src/calculations/testing/columnReading';
import { stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { logFields } from './fields';
import { noLog } from './LogResources';
import { noCar } from '../MyCar/car';
import { emptyRoom } from './logRoom';
import { OwnFilter } from './OwnFilter';
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

describe('a filter of one’s own', () => {
  const columns = [columnReading({ name: 'IAT', role: 'intakeAir', readAs: '°C' })];
  const report = {
    name: 'log0001.csv',
    rowCount: 1,
    seconds: 1,
    columns,
    dropped: [],
    remarks: [],
    refusal: '',
  };
  const withLog = (filter: string) =>
    instrument.evaluate(
      { filter },
      {
        room: {
          ...emptyRoom,
          status: 'used',
          reading: 1,
          reports: [report],
          analysis: { key: '', value: analysis },
        },
        car: noCar,
        library: { status: 'there', value: stockLibrary },
      },
    );

  it('is off at first, as in cases that were kept before it was asked for', () => {
    expect(evaluate({}).result?.options).toMatchObject({ filter: null, gates: { own: true } });
    expect(evaluate({ gates: 'purgeShut heatSoak' }).result?.options.gates.own).toBe(true);
    expect(withLog('iat < 50').result?.options.filter?.text).toBe('iat < 50');
  });

  it('says beside its field what is wrong, by the columns of the log that is open', () => {
    expect(withLog('VSS > 20').errors.filter).toContain('Character 1, “VSS”');
    expect(withLog('IAT <').errors.filter).toContain('Character 6');
    expect(evaluate({ filter: 'VSS > 20' }).errors.filter).toBeUndefined();
    const long = `IAT < ${'1'.repeat(longestFilter)}`;
    expect(logFields.filter.accepts?.(long)).toBe(true);
    expect(withLog(long).errors.filter).toContain('are the most');
  });

  it('counts in the units of this guide, and says so', () => {
    const shown = (text: string) =>
      renderToStaticMarkup(createElement(OwnFilter, { text, reports: [report] }));
    expect(shown('iat < 50')).toContain('Compared: IAT in °C.');
    expect(shown('iat <')).toBe('');
    expect(shown('')).toBe('');
  });
});

describe('what the stock file tells of the car', () => {
  const of = (calibration: string) => {
    const options = evaluate({ calibration }).result?.options;
    return [options?.knockListening === null, options?.loadLimit === null];
  };

  it('is used for the calibration that was asked for, not for the nearest to it', () => {
    expect(of('LF9VEB')).toEqual([false, false]);
    expect(of('LFG2EK')).toEqual([true, true]);
  });
});
