import { describe, expect, it } from 'vitest';
import { openStockMaps } from '@site/src/data/openStockMaps';
import file from '@site/src/data/stock-maps.json';
import { flatScaling } from '../testing/flatScaling';
import { type HandRow, logTableOf, rowsOf } from '../testing/logTableOf';
import { madeLog } from '../testing/madeLog';
import { analyseLog } from './analyseLog';
import { knockListeningOf } from './knockListeningOf';
import { listensAt } from './knockReport';
import { usualLogOptions } from './usualLogOptions';

const maps = openStockMaps(file);
const listening = knockListeningOf(maps, 'LF9VEB');
const options = { ...usualLogOptions(flatScaling), knockListening: listening };
const retards = (...degrees: number[]) =>
  degrees.flatMap((knockRetard) => rowsOf(10, { knockRetard }));

describe('knockReport', () => {
  it('counts rises, not rows: two events in a column that falls back step by step', () => {
    const log = logTableOf([retards(0, 1.76, 1.41, 1.06, 2.82, 2.46, 0)]);
    const { knock } = analyseLog(log, options);
    expect(knock.events).toHaveLength(2);
    expect(knock.events.map(({ row }) => row)).toEqual([10, 40]);
    expect(knock.events[1]?.riseDegrees).toBeCloseTo(1.76, 4);
    expect(knock.events[1]?.retardDegrees).toBeCloseTo(2.82, 4);
    expect(knock.events[0]).toMatchObject({ coolantCelsius: 90, intakeAirCelsius: 25 });
  });

  it('gives each cell its events, seconds, rate, maximum and drives', () => {
    const log = logTableOf([retards(0, 1.76, 0), retards(0, 0, 3.52)]);
    const cell = analyseLog(log, options).knock.cells[5]?.[8];
    expect(cell).toMatchObject({ events: 2, drives: 2, isListening: true });
    expect(cell?.seconds).toBeCloseTo(6, 6);
    expect(cell?.perMinute).toBeCloseTo(20, 6);
    expect(cell?.mostDegrees).toBeCloseTo(3.52, 4);
  });

  it('takes what stands when a drive begins for an event', () => {
    const standing = analyseLog(logTableOf([retards(0), retards(1.76)]), options).knock.events;
    expect(standing).toMatchObject([{ drive: 1 }]);
    expect(standing[0]?.riseDegrees).toBeCloseTo(1.76, 4);
  });

  it('knows where the stock computer listens, and says where it does not', () => {
    expect(listening).toMatchObject({ leastRpm: 1000, mostRpm: 5250 });
    expect(listensAt(listening, 0.5, 5251)).toBe(false);
    expect(listensAt(listening, 0.39, 3000)).toBe(false);
    expect(listensAt(listening, 0.4, 3000)).toBe(true);
    // The 1.8 listens from another load on.
    expect(listensAt(knockListeningOf(maps, 'L843EC'), 0.4, 3000)).toBe(false);
    const log = logTableOf([
      [...rowsOf(100, { knockRetard: 0 }), ...rowsOf(50, { knockRetard: 0, rpm: 6000 })],
    ]);
    const { knock } = analyseLog(log, options);
    expect(knock.secondsListening).toBeCloseTo(10, 6);
    expect(knock.secondsDeaf).toBeCloseTo(5, 6);
    expect(knock.cells[11]?.[8]?.isListening).toBe(false);
  });

  it('says unknown where the car is not known', () => {
    const { knock, notices } = analyseLog(logTableOf([retards(0, 1.76)]), {
      ...options,
      knockListening: null,
    });
    expect(knock.events[0]?.isListening).toBeNull();
    expect(knock.cells[5]?.[8]?.isListening).toBeNull();
    expect(knock.secondsDeaf).toBeNaN();
    expect(notices.map(({ limit }) => limit)).toContain('logKnockZoneUnknown');
  });

  it('tells the gear of an event, and whether the high-det tables were in use', () => {
    const gearing = { gearRatios: [3.2, 1.6, 1], finalDrive: 4, circumferenceMetres: 1.92 };
    const rows = (changes: HandRow) =>
      logTableOf([
        [...rowsOf(10, { knockRetard: 0 }), ...rowsOf(10, { knockRetard: 1.76, ...changes })],
      ]);
    const event = (changes: HandRow = {}) =>
      analyseLog(rows(changes), { ...options, gearing }).knock.events[0];
    // 3000 rpm at 80 km/h is 37.5 rpm for each km/h; third has 34.7, and the rows agree.
    expect(event()).toMatchObject({ gear: 'noneFits', isHighDet: null });
    expect(event({ highDet: 1 })?.isHighDet).toBe(true);
    expect(event({ highDet: 0 })?.isHighDet).toBe(false);
    const steady = logTableOf([
      [
        ...rowsOf(10, { knockRetard: 0, speed: 54 }),
        ...rowsOf(10, { knockRetard: 1.76, speed: 54 }),
      ],
    ]);
    expect(analyseLog(steady, { ...options, gearing }).knock.events[0]?.gear).toBe(2);
    expect(analyseLog(steady, options).knock.events[0]?.gear).toBe('notChosen');
  });

  it('says what it lacks', () => {
    expect(analyseLog(logTableOf([rowsOf(20)]), options).knock.cannot).toContain('`KNOCKR`');
  });

  it('uses the axes of another table where the reader has one', () => {
    const axes = { loads: [0.25, 0.5], speedsRpm: [2000, 3000, 4000] };
    const { knock } = analyseLog(logTableOf([retards(0, 1.76)]), { ...options, knockAxes: axes });
    expect(knock.cells).toHaveLength(3);
    expect(knock.cells[1]?.[1]?.events).toBe(1);
  });

  it('finds every planted event of a made log', () => {
    const { table } = madeLog({ seconds: 900, pullShare: 0.3, knockEvents: 5 });
    expect(analyseLog(table, options).knock.events).toHaveLength(5);
  });
});
