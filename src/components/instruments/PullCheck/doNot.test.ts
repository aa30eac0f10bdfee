/**
 * What the pull check must refuse or warn of, written from the chapter on judging a change by somebody
 * who did not write the computation.
 */
import { describe, expect, it } from 'vitest';
import { powerAt } from '@site/src/calculations/pullCheck/powerAt';
import { noCar } from '../MyCar/car';
import { drawablePulls } from './compute';
import { instrument } from './definition';
import { knockUnheard, pullSentence } from './messages';
import { opened } from '@site/tests/unit/openedLogs';

type Row = readonly string[];

/** One pull in third gear, made up: 25 rows a second, 2000 to 7000 rpm in 6 s, pedal at its end at 99. */
const goodRows = (rowsPerSecond = 25, seconds = 6): readonly Row[] =>
  Array.from({ length: Math.round((seconds + 2) * rowsPerSecond) + 1 }, (_, i) => {
    const t = i / rowsPerSecond - 1;
    const share = Math.min(1, Math.max(0, t / seconds));
    const rpm = 2000 + 7000 * share - 2000 * share ** 2 - 1500 * Math.max(0, t - seconds);
    const isFull = t >= 0 && t <= seconds;
    return [String(i), (t + 1).toFixed(3), rpm.toFixed(0), isFull ? '99' : '20'];
  });

const header = ['sample', 'time', 'RPM', 'APP'];
const log = (rows: readonly Row[], names: readonly string[] = header, end = '\n'): string =>
  [names, ...rows].map((cells) => cells.join()).join('\n') + end;

/** Some cells of GOOD changed; a cell left undefined stays. */
const changed = (
  change: (i: number, row: Row) => Readonly<Record<number, string>> | undefined,
  rows = goodRows(),
): readonly Row[] =>
  rows.map((row, i) => {
    const cells = change(i, row);
    return cells ? row.map((cell, column) => cells[column] ?? cell) : row;
  });

/** GOOD with more columns, the same in every row. */
const withColumns = (columns: Readonly<Record<string, string>>, rows = goodRows()): string =>
  log(
    rows.map((row) => [...row, ...Object.values(columns)]),
    [...header, ...Object.keys(columns)],
  );

/** Road speed of a gear of the car that the fields name, by its overall ratio. */
const withSpeed = (ratio: number, rows = goodRows()): string =>
  log(
    rows.map((row) => [...row, ((Number(row[2]) * 60 * 1.9362) / (1000 * ratio * 4.1)).toFixed(0)]),
    [...header, 'VSS'],
  );

type Texts = Parameters<typeof instrument.evaluate>[0];

const ask = (first: string, texts: Texts = {}, second?: string) =>
  instrument.evaluate({ gear: '3', ...texts }, opened(first, second));

const found = (first: string, texts: Texts = {}, second?: string) => {
  const { result, errors, error } = ask(first, texts, second);
  if (!result) throw new Error(JSON.stringify({ errors, error }));
  const [one] = result.logs;
  return {
    result,
    sentence: pullSentence(result),
    limits: result.notices.map(({ limit }) => limit),
    drawn: drawablePulls(result).length,
    log: one?.log,
    judged: one?.judged,
    power: one?.judged?.power,
  };
};

const nothingIsDrawn = (first: string, limit: string, texts?: Texts) => {
  const { drawn, power, result, sentence } = found(first, texts);
  expect(result.notices).toContainEqual(expect.objectContaining({ limit, kind: 'refusal' }));
  expect(sentence).toBe('Draw nothing from this pull.');
  expect(drawn).toBe(0);
  expect(power).toBeUndefined();
};

const good = log(goodRows());

describe('the pull check', () => {
  it('answers for the good pull that all others are made of', () => {
    const { sentence, limits, power } = found(good);
    expect(sentence).toBe(
      'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.',
    );
    expect(limits).toEqual([]);
    expect(power?.points.length).toBeGreaterThan(100);
  });

  it('takes a knock after the lift for one of the pull', () => {
    // The foot is up from row 176 on.
    const knocking = (from: number) =>
      log(
        goodRows().map((row, i) => [...row, i >= from ? '5.6' : '0']),
        [...header, 'KNOCKR'],
      );
    expect(found(knocking(1000)).limits).toEqual([]);
    expect(found(knocking(177)).limits).toEqual(['pullKnocks']);
  });

  it('tells of knock that no pull holds, also in a log without a pull', () => {
    const knocksAt = (knock: number, rows = goodRows()) =>
      log(
        rows.map((row, i) => [...row, i === knock ? '5.6' : '0']),
        [...header, 'KNOCKR'],
      );
    expect(found(knocksAt(3)).limits).toEqual(['logKnocks']);
    expect(found(knocksAt(3)).sentence).toBe('Read this pull with care.');
    expect(found(knocksAt(3)).result.notices[0]?.text).toMatch(
      /: beside the pull judged from it `KNOCKR` rose to 5\.60° at \d{4} rpm\..+twice at one place/,
    );
    // The foot goes down in row 25, and up again after less than a second, with the knock.
    const short = changed((i) => (i >= 45 ? { 3: '20' } : undefined));
    const { sentence, limits, result } = found(knocksAt(44, short));
    expect(sentence).toMatch(/^No pull in this log: full pedal was too short/);
    expect(limits).toEqual(['logKnocks']);
    expect(result.notices[0]?.text).toMatch(
      /: outside any pull `KNOCKR` rose to 5\.60° at \d{4} rpm/,
    );
  });

  it('tells of a second knock, however weak, beside that of the pull', () => {
    const knocksAt = (...knocks: readonly number[]) =>
      log(
        goodRows().map((row, i) => [...row, knocks.includes(i) ? '1.76' : '0']),
        [...header, 'KNOCKR'],
      );
    expect(found(knocksAt(100)).limits).toEqual(['pullKnocks']);
    expect(found(knocksAt(100, 120)).limits).toEqual(['pullKnocks']);
    expect(found(knocksAt(3, 100)).limits).toEqual(['pullKnocks', 'logKnocks']);
    expect(found(knocksAt(100, 195)).limits).toEqual(['pullKnocks', 'logKnocks']);
  });

  it('1, 2: drops and counts cells that no engine can have, before anything is computed', () => {
    const wrong = ['NaN', 'inf', '-1', '65535', '#REF!', '', '70000'];
    const rows = changed((i) =>
      i >= 40 && i < 40 + 8 * wrong.length && i % 8 === 0
        ? { 2: wrong[(i - 40) / 8] ?? '' }
        : undefined,
    );
    const { limits, result, judged, log: read } = found(log(rows));
    expect(limits).toEqual(['logCellsLeftOut']);
    expect(result.notices[0]?.text).toContain('7 rows');
    expect(read?.found).toBe(1);
    expect(judged?.measures.endRpm).toBeLessThanOrEqual(7000);
    expect(judged?.measures.largestFallRpm).toBe(0);
  });

  it('3: takes no pull with a lift in it for half a clean one', () => {
    nothingIsDrawn(
      log(changed((i) => (i >= 90 && i < 100 ? { 3: '20' } : undefined))),
      'pullLifted',
    );
  });

  it.each([
    ['the clock jumps back', 80, -3],
    ['rows are lost', 80, 4],
  ])('3: takes no pull for a whole one in which %s', (_, from, seconds) => {
    const rows = changed((i, row) =>
      i >= from ? { 1: (Number(row[1]) + seconds).toFixed(3) } : undefined,
    );
    nothingIsDrawn(log(rows), 'pullBrokenOff');
    nothingIsDrawn(log(rows), 'pullBrokenOff', { pullA: '2' });
  });

  it('3: takes two pulls one after the other for two', () => {
    const second = goodRows().map(([i = '', t = '', ...more]) => [
      i,
      String(Number(t) + 60),
      ...more,
    ]);
    const { limits, log: read } = found(log([...goodRows(), ...second]));
    expect(read?.found).toBe(2);
    expect(limits).toEqual([]);
  });

  it('4: refuses two rows a second', () => {
    const { sentence, drawn } = found(log(goodRows(2)));
    expect(sentence).toMatch(/^(Draw nothing|No pull in this log)/);
    expect(drawn).toBe(0);
  });

  it('5: refuses a clock that repeats', () => {
    const rows = changed((i, row) => ({ 1: (Math.floor(Number(row[1]) * 5) / 5).toFixed(3) }));
    nothingIsDrawn(log(rows), 'pullClockRepeats');
  });

  it('6: refuses a column that stands still in four of five rows', () => {
    const rows = goodRows();
    nothingIsDrawn(log(changed((i) => ({ 2: rows[i - (i % 5)]?.[2] ?? '' }))), 'pullRowsRepeat');
  });

  it('7: refuses a leap that falls again', () => {
    const rows = changed((i, row) =>
      i >= 90 && i < 97 ? { 2: String(Number(row[2]) + 900) } : undefined,
    );
    nothingIsDrawn(log(rows), 'pullLeaps');
    nothingIsDrawn(log(rows), 'pullLifted', { pullA: '2' });
  });

  it('8: refuses a gap inside the pull', () => {
    nothingIsDrawn(log(goodRows().filter((_, i) => i < 80 || i >= 117)), 'pullGap');
  });

  it('9: names a doubled column and takes the one that lives', () => {
    const rows = goodRows().map(([i = '', t = '', rpm = '', app = '']) => [i, t, '3000', rpm, app]);
    const { limits, judged, result } = found(log(rows, ['sample', 'time', 'RPM', 'RPM', 'APP']));
    expect(limits).toEqual(['logColumnDoubled']);
    expect(result.notices[0]?.text).toContain('Column 4 was taken');
    expect(judged?.measures.endRpm).toBe(7000);
  });

  it('says that a knock column holds both signs, and takes all of it for retard', () => {
    const withKnock = (at: (i: number) => string): string =>
      log(
        goodRows().map((row, i) => [...row, at(i)]),
        [...header, 'KNOCKR'],
      );
    const both = found(withKnock((i) => (i === 60 ? '-1.5' : i === 90 ? '2.5' : '0')));
    expect(both.limits).toContain('logKnockBothSigns');
    expect(both.judged?.measures.highestKnockRetardDegrees).toBe(2.5);
    const one = found(withKnock((i) => (i === 60 ? '-1.5' : '0')));
    expect(one.limits).not.toContain('logKnockBothSigns');
    expect(one.judged?.measures.highestKnockRetardDegrees).toBe(1.5);
  });

  it('10: keeps a whole last row without a line feed', () => {
    expect(found(log(goodRows(), header, '')).log?.rows).toBe(goodRows().length);
  });

  it('11: leaves out a row that was cut in its last number', () => {
    const text = log(
      [...goodRows(), ['201', '8.040', '6900', '20']],
      ['sample', 'time', 'RPM', 'APP'],
      '',
    );
    const cut = found(text.slice(0, -1));
    expect(cut.log).toMatchObject({ rows: goodRows().length, lastLineCut: true });
    expect(cut.judged?.pull.endedBy).toBe('pedal');
  });

  it('12: reads a clock of milliseconds, and says so', () => {
    const rows = changed((_, row) => ({ 1: String(Math.round(1000 * Number(row[1]))) }));
    const { limits, judged } = found(log(rows));
    expect(limits).toEqual(['logClockInferred']);
    expect(judged?.measures.rowsPerSecond).toBeCloseTo(25, 0);
  });

  it('13: does not mind a clock that has run for 52 days', () => {
    const rows = changed((_, row) => ({ 1: (4_492_800.03 + Number(row[1])).toFixed(3) }));
    expect(found(log(rows))).toMatchObject({
      limits: [],
      sentence:
        'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.',
    });
  });

  it('14: finds full throttle at 97 %', () => {
    const rows = changed((_, row) => (row[3] === '99' ? { 3: '97' } : undefined));
    expect(found(log(rows)).log?.found).toBe(1);
  });

  it.each(['Accelerator pedal position (%)', 'Throttle', 'TPS', 'PPS', 'app'])(
    '15: finds the pedal under the name %s',
    (name) => {
      expect(found(log(goodRows(), ['sample', 'time', 'RPM', name])).log?.found).toBe(1);
    },
  );

  it.each([10, 25])(
    '16: lets noise of ± 8 rpm take next to nothing off the torque at %d rows a second',
    (rowsPerSecond) => {
      let seed = 7;
      const noise = () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return 16 * (seed / 2_147_483_648) - 8;
      };
      const rows = goodRows(rowsPerSecond, 9);
      const noisy = changed((_, row) => ({ 2: (Number(row[2]) + noise()).toFixed(0) }), rows);
      const torqueAt = (text: string, rpm: number) =>
        powerAt(found(text).power?.points ?? [], rpm)?.torque.value ?? NaN;
      for (const rpm of [2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000]) {
        const off = torqueAt(log(noisy), rpm) / torqueAt(log(rows), rpm) - 1;
        expect(Math.abs(off), `${rpm} rpm`).toBeLessThan(0.05);
      }
      expect(found(log(noisy)).power?.plusMinusPercent).toBeGreaterThan(0);
    },
  );

  it('17: takes the cap of second gear for the cap, not for the engine', () => {
    const rows = goodRows().map((row) => [...row, Number(row[2]) < 5000 ? '50' : '99']);
    nothingIsDrawn(log(rows, [...header, 'TP1']), 'pullThrottleHeld', { gear: '2' });
    expect(found(good, { gear: '2' }).limits).toEqual(['pullCappedGear']);
  });

  it.each([
    ['nc2-us-20-6mt', '2', 'use third'],
    ['nc2-us-20-6mt', '3', null],
    ['nc3-jp-20-6mt', '2', null],
    ['nc3-jp-20-6mt', '3', 'use second'],
    ['nc3-uk-20-6mt', '2', 'in third press fully only from 5000 rpm up'],
    ['nc3-uk-20-6mt', '3', 'in third press fully only from 5000 rpm up'],
    ['nc3-uk-20-6mt', '4', null],
    ['nc2-us-20-5mt', '2', null],
    ['nc2-us-20-6at', '2', null],
    ['own', '3', 'see which gear yours caps'],
  ] as const)('17: knows which gear %s caps: %s', (car, gear, instead) => {
    const capped = found(good, { car, gear }).result.notices.filter(
      ({ limit }) => limit === 'pullCappedGear',
    );
    expect(capped.map(({ text }) => text.split('or ').at(-1))).toEqual(
      instead === null ? [] : [`${instead}.`],
    );
  });

  it('18: leaves the limiter out of the pull', () => {
    const top = goodRows().findIndex((row) => row[2] === '7000');
    const bounce = [6700, 6950, 7010, 6720, 6990, 7005];
    const rows = changed((i) =>
      i > top && i <= top + bounce.length ? { 2: String(bounce[i - top - 1]), 3: '99' } : undefined,
    );
    const { sentence, judged } = found(log(rows));
    expect(sentence).toBe(
      'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.',
    );
    expect(judged?.measures.endRpm).toBe(7000);
  });

  it.each([
    ['19', 'IAT', '20', '45'],
    ['20', 'ECT', '85', '105'],
  ])('%s: does not compare pulls whose %s lies far apart', (_, column, one, other) => {
    const { limits, sentence, drawn } = found(
      withColumns({ [column]: one }),
      {},
      withColumns({ [column]: other }),
    );
    expect(limits).toContain('pullsTemperatureFarApart');
    expect(sentence).toBe('These two pulls cannot be compared.');
    expect(drawn).toBe(0);
  });

  it('21: does not compare pulls of two gears', () => {
    const { limits, drawn } = found(
      withSpeed(1.64),
      { gear: 'by-speed' },
      withSpeed(1.177, goodRows(25, 12)),
    );
    expect(limits).toContain('pullsOfTwoGears');
    expect(drawn).toBe(0);
  });

  it('22: calls two peaks within the scatter no result', () => {
    expect(found(good, {}, log(goodRows(25, 6.02))).limits).toContain('pullsWithinScatter');
  });

  it('23: says that spark was taken, and that a 0 proves nothing above 5250 rpm', () => {
    const rows = goodRows().map((row) => [...row, Number(row[2]) > 3500 ? '3.5' : '0']);
    expect(found(log(rows, [...header, 'KNOCKR'])).limits).toEqual(['pullKnocks']);
    const [quiet] = found(withColumns({ KNOCKR: '0' })).result.logs;
    expect(quiet && knockUnheard(quiet)).toContain('proves nothing');
  });

  it('24: draws no power with a gear or a car that the log contradicts', () => {
    const fourth = found(withSpeed(1.64), { gear: '4' });
    expect(fourth.limits).toContain('pullGearDisagrees');
    expect(fourth.power).toBeUndefined();
    const axle = { car: 'own', final: '3.727', gear: 'by-speed', ratios: '3.815 2.260 1.640' };
    const wrong = found(withSpeed(1.64), axle);
    expect(wrong.limits).toContain('pullGearUnclear');
    expect(wrong.power).toBeUndefined();
  });

  it('24: refuses a gearbox that is written top to first', () => {
    const { errors, result } = ask(good, { car: 'own', ratios: '0.832 1.000 1.177 1.640' });
    expect(errors.ratios).toContain('from first to top');
    expect(result).toBeUndefined();
  });

  it.each(['0', '-5', '1.200'])('25: refuses a mass of %s kg', (mass) => {
    const { errors, result } = ask(good, { mass });
    expect(errors.mass).toContain('between 500 and 3000 kg');
    expect(result).toBeUndefined();
  });

  it('25: asks whether a mass was written in pounds', () => {
    expect(found(good, { mass: '2600' }).limits).toEqual(['pullMassOdd']);
    expect(found(good, { mass: '1302' }).limits).toEqual([]);
  });

  it.each([
    ['', 'The log is empty.'],
    ['sample,time,RPM,APP\n', 'The log has column names, but no row'],
    ['type = obd\nparamname = RPM\nparamid = 0x0c\n', 'logcfg.txt, not a log'],
    [`sample,time,RPM,APP\n${'1'.repeat(100_000)}`, 'longer than any row'],
  ])('26: names a file that is no log, with nothing under it: %#', (text, words) => {
    const { errors, result } = ask(text);
    expect(errors.textA).toContain(words);
    expect(result).toBeUndefined();
  });

  it('follows a car that stands in no table only with a word', () => {
    const car = { ...noCar, generation: 'NC3', engine: '2.0', gearbox: '6MT', market: 'Australia' };
    const { result } = instrument.evaluate({ gear: '3' }, { ...opened(good), car });
    expect(result?.notices.map(({ limit }) => limit)).toEqual(['gearsOfCarUnknown']);
  });
});

it('one pull opened twice is no comparison', () => {
  const twice = instrument.evaluate(
    {},
    { ...opened(log(goodRows()), log(goodRows())), car: noCar },
  );
  const limits = twice.result?.notices.map(({ limit }) => limit);
  expect(limits).toContain('pullsSame');
  expect(limits).not.toContain('pullsWithinScatter');
  const slower = { ...opened(log(goodRows()), log(goodRows(25, 6.2))), car: noCar };
  const other = instrument.evaluate({}, slower).result;
  expect(other?.notices.map(({ limit }) => limit)).not.toContain('pullsSame');
});
