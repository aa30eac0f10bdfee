// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { analyseLog } from '@site/src/calculations/logAnalysis/analyseLog';
import { usualLogOptions } from '@site/src/calculations/logAnalysis/usualLogOptions';
import { flatScaling } from '@site/src/calculations/testing/flatScaling';
import { type HandRow, logTableOf, rowsOf } from '@site/src/calculations/testing/logTableOf';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { myCarStore } from '../MyCar/myCarStore';
import { instrument } from './definition';
import { EventList } from './EventList';
import { KnockView } from './KnockView';
import { noLog } from './LogResources';
import { emptyRoom } from './logRoom';
import { PullWarnings } from './PullWarnings';

const gearing = { gearRatios: [3.2, 1.6, 1.15], finalDrive: 4, circumferenceMetres: 1.92 };

/** A pull with knock in third gear, 40 rpm for each km/h, after a steady drive. */
const log = (changes: HandRow) =>
  logTableOf([
    [
      ...rowsOf(100, { rpm: 2500, knockRetard: 0 }),
      ...rowsOf(60, { load: 0.9, fuelSystem: 4, pedal: 97 }).map((row, i) => {
        const rpm = 2500 + 65 * i;
        return { ...row, rpm, speed: rpm / 40, knockRetard: i > 30 ? 1.76 : 0, ...changes };
      }),
    ],
  ]);

const shown = (changes: HandRow = {}, chosen: typeof gearing | null = gearing) => {
  const analysis = analyseLog(log(changes), { ...usualLogOptions(flatScaling), gearing: chosen });
  const { result } = evaluated(analysis);
  if (!result) throw new Error('The log says nothing.');
  const events = analysis.events.map((event) => ({ ...event, fromSeconds: 0, toSeconds: 1 }));
  return {
    list: renderToStaticMarkup(createElement(EventList, { events, onJump: () => undefined })),
    pulls: renderToStaticMarkup(createElement(PullWarnings, { result })),
    knock: renderToStaticMarkup(createElement(KnockView, { result })),
  };
};

describe('the gear of a pull and of knock', () => {
  it('stands with each, and in the list of events', () => {
    const { list, pulls, knock } = shown();
    expect(list).toMatch(/pull 6 s at 2500 rpm, third gear/);
    expect(list).toMatch(/knock retard \+1\.76° at 4515 rpm, third gear/);
    expect(pulls).toMatch(/2500 to 6335 rpm in 5\.9 s, third gear/);
    expect(knock).toMatch(/intake air 25 °C, third gear/);
    expect(list + knock).not.toContain('To see the gear');
  });

  it('is not told of open loop and fuel cut', () =>
    expect(shown().list).toMatch(/open loop at 2500 rpm<\/li>/));

  it('is not guessed without road speed, or where no gear fits', () => {
    const { list, pulls, knock } = shown({ speed: NaN });
    expect(list + pulls + knock).not.toMatch(/\bgear(?! is told)/);
    for (const html of [list, knock])
      expect(html.split('Where road speed was not logged, no gear is told.')).toHaveLength(2);
    const other = shown({}, { ...gearing, gearRatios: [3.2, 1.6, 1] });
    for (const html of Object.values(other))
      expect(html).toContain(', no gear fits the road speed');
    expect(other.pulls).toContain('This pull: no gear of this car fits the road speed');
  });

  it('is not told where no car is chosen, and it says what to choose', () => {
    const { list, pulls, knock } = shown({}, null);
    expect(list + pulls + knock).not.toMatch(/(?:first|second|third|no) gear/);
    for (const html of [list, knock])
      expect(html).toContain(
        'To see the gear, open “Table in the car, and how far a flash may go”; at its end choose “Car” and its tyre.',
      );
  });

  it('stands beside the flag of the high-det tables where that was 1', () => {
    expect(shown({ highDet: 1 }).knock).toContain('third gear, HIDET_SW 1');
    expect(shown({ highDet: 0 }).knock).not.toContain('HIDET_SW');
  });
});

describe('the car of the log', () => {
  const optionsFor = (texts: Readonly<Record<string, string>>) => {
    const { result, errors } = instrument.evaluate(texts, {
      ...noLog,
      room: {
        ...emptyRoom,
        status: 'used',
        reading: 1,
        analysis: { key: '', value: analysed({ log: { seconds: 60 } }) },
      },
    });
    return { gearing: result?.options.gearing, errors };
  };

  it('is not known at first', () => expect(optionsFor({}).gearing).toBeNull());

  it('is that of the table, on the reader’s tyre', () => {
    const found = optionsFor({ car: 'nc1-us-20-5mt', tyre: '205/50R16' }).gearing;
    expect(found).toMatchObject({ gearRatios: [3.136, 1.888, 1.33, 1, 0.814], finalDrive: 4.1 });
    expect(found?.circumferenceMetres).toBeCloseTo(Math.PI * 0.6114, 3);
  });

  it('can be ratios of their own, which are read only then', () => {
    expect(optionsFor({ car: 'own', ratios: '3 2 1', final: '3.9' }).gearing).toMatchObject({
      gearRatios: [3, 2, 1],
      finalDrive: 3.9,
    });
    expect(optionsFor({ car: 'own', ratios: 'three' }).errors.ratios).toContain('Write the ratios');
    expect(optionsFor({ car: 'own', ratios: '1 2 3' }).errors.ratios).toContain('first to top');
    expect(optionsFor({ car: 'nc1-us-20-5mt', ratios: 'three' }).errors).toEqual({});
  });

  it('follows from the car that the reader chose once for all', () => {
    myCarStore.change({ generation: 'NC1', engine: '2.0', gearbox: '5MT', market: 'USA' });
    expect(instrument.store.state().values).toMatchObject({ car: 'nc1-us-20-5mt' });
    myCarStore.change({ tyre: '205/50R16' });
    expect(instrument.store.state().values.tyre).toBe('205/50R16');
  });
});

describe('the gearbox of the log', () => {
  /** What is said of the chosen car beside the gears of its log. */
  const saidOf = (gearRatios: readonly number[]) => {
    const { result } = evaluated(
      analyseLog(log({}), {
        ...usualLogOptions(flatScaling),
        gearing: { ...gearing, gearRatios },
      }),
      { car: 'nc1-us-20-6at' },
    );
    return result?.notices.map(({ limit }) => limit);
  };

  it('is doubted where a gear is told, and where none fits', () => {
    expect(saidOf(gearing.gearRatios)).toContain('pullAutomatic');
    expect(saidOf([3.2, 1.6, 1])).toContain('pullAutomatic');
  });
});
