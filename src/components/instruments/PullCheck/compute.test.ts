import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUpLog, madeUpRows } from '@site/src/calculations/pullCheck/madeUpLog';
import { peaksOf } from '@site/src/calculations/pullCheck/pullPower';
import { drawablePulls } from './compute';
import { instrument } from './definition';
import { logInShort, notLogged, pullSentence } from './messages';
import { opened } from '@site/tests/unit/openedLogs';
import { noResources } from './resources';

type Texts = Parameters<typeof instrument.evaluate>[0];

const result = (texts: Texts, first?: string, second?: string) => {
  const found = instrument.evaluate(texts, opened(first, second));
  if (!found.result) throw new Error(JSON.stringify(found));
  return found.result;
};

const sentence = (first: string, second?: string) => pullSentence(result({}, first, second));

describe('pull check', () => {
  it('compares the two made-up pulls of the worked case', () => {
    const worked = instrument.evaluate({}, noResources).result;
    if (!worked) throw new Error('No worked case.');
    expect(worked.isMadeUp).toBe(true);
    expect(pullSentence(worked)).toBe('Compare these two pulls with care.');
    expect(worked.notices.map(({ text }) => text)).toEqual([
      'Intake air differs by 9.0 °C. It must lie within 5 °C.',
    ]);
    const [first, second] = worked.logs.map(({ judged }) => judged);
    expect(first?.gear).toBe(3);
    const [a, b] = [first, second].map(
      (pull) => peaksOf(pull?.power?.points ?? [])?.power.power.value,
    );
    // 123 hp: about what the chapter's table takes.
    expect(a).toBeCloseTo(92, 0);
    expect(b).toBeLessThan(a ?? 0);
  });

  it('judges one pull alone', () => {
    expect(sentence(madeUpLog())).toBe(
      'As a measurement this pull is clean. Read lambda, duty and HIDET_SW in the log itself before the next one.',
    );
    expect(sentence(madeUpLog(madeUpRows({ rowsPerSecond: 5 })))).toBe(
      'Draw nothing from this pull.',
    );
    expect(sentence(madeUpLog(madeUpRows({ coolantC: 70 })))).toBe('Read this pull with care.');
  });

  it('does not let two pulls pass for comparable that are to be read with care', () => {
    const cold = madeUpLog(madeUpRows({ coolantC: 70 }));
    expect(sentence(cold, cold)).toBe('Compare these two pulls with care.');
    expect(sentence(madeUpLog(), madeUpLog())).toBe(
      'As far as the logs show, these two pulls may be compared.',
    );
  });

  it('calls no pull clean, and no two comparable, where the log knocks beside them', () => {
    const rows = madeUpRows().map((row) =>
      row.timeSeconds < 0.5 ? { ...row, knockRetardDegrees: 5.6 } : row,
    );
    const knocking = madeUpLog(rows);
    expect(sentence(knocking)).toBe('Read this pull with care.');
    for (const [a, b] of [
      [knocking, madeUpLog()],
      [madeUpLog(), knocking],
    ] as const)
      expect(sentence(a, b)).toBe('Compare these two pulls with care.');
  });

  it('says why a log has no pull', () => {
    expect(sentence(madeUpLog(madeUpRows({ pedalPercent: 62 })))).toBe(
      'No pull in this log: the pedal reached 62 %, full counts from 95 %.',
    );
    const volts = madeUpRows().map((row) => ({
      ...row,
      pedalPercent: (row.pedalPercent ?? 0) / 25,
    }));
    expect(sentence(madeUpLog(volts))).toContain('in volts');
    expect(sentence(madeUpLog(madeUpRows({ rowsPerSecond: 1 })))).toBe(
      'No pull in this log: it has 1.0 rows a second, at least 10 are needed.',
    );
  });

  it('asks for the gear where no road speed was logged', () => {
    const header = ['sample', 'time', 'RPM', 'APP', 'x1', 'x2', 'x3', 'x4'];
    const log = madeUpLog(madeUpRows(), { header });
    const [unknown] = result({}, log).logs;
    expect(unknown?.judged?.power).toBeUndefined();
    expect(unknown && notLogged(unknown)).toBe('coolant, intake air, road speed, knock retard');
    const [chosen] = result({ gear: '3' }, log).logs;
    expect(chosen?.judged?.power?.points.length).toBeGreaterThan(50);
    const gearIsUnknown = (texts: Texts) =>
      result(texts, log, madeUpLog(madeUpRows({ seconds: 7 }), { header }))
        .comparison?.reasons.map(({ limit }) => limit)
        .includes('pullsOfUnknownGear');
    expect([gearIsUnknown({}), gearIsUnknown({ gear: '3' })]).toEqual([true, false]);
    expect(gearIsUnknown({ gear: '6', car: 'nc1-us-20-5mt' }), 'no such gear').toBe(true);
    const [sixth] = result({ gear: '6', car: 'nc1-us-20-5mt' }, log).logs;
    expect(sixth?.judged?.gear).toBeUndefined();
  });

  it('names the car whose gearing it computes with', () => {
    expect(result({}, madeUpLog()).gearingOf).toBe('NC1 USA 2.0 6MT');
    expect(result({ car: 'own' }, madeUpLog()).gearingOf).toBe('your own ratios');
  });

  it('draws no power with a gear that the road speed contradicts', () => {
    const { logs, notices } = result({ gear: '4' }, madeUpLog());
    expect(logs[0]?.judged?.power).toBeUndefined();
    expect(notices.map(({ limit }) => limit)).toEqual(['pullGearDisagrees']);
  });

  it('computes nothing while a log is read, and nothing from a log with an error', () => {
    const reading = opened(madeUpLog());
    const found = instrument.evaluate(
      {},
      { ...reading, logs: { ...reading.logs, B: { ...reading.logs.B, status: 'reading' } } },
    );
    expect(found).toEqual({ errors: {} });
    const wrong = instrument.evaluate({}, opened(madeUpLog(), 'not a log'));
    expect(wrong.result).toBeUndefined();
    expect(wrong.errors.textB).toContain('No line names the columns');
  });

  it('says how much of a file was used', () => {
    const [log] = result({}, madeUpLog()).logs;
    expect(log && logInShort(log)).toBe(
      '141 rows in 7 s, 1 pull, 19 rows that repeat the one before',
    );
  });

  it('draws nothing of a spoilt pull, and no two side by side that cannot be compared', () => {
    const spoilt = madeUpLog(madeUpRows({ rowsPerSecond: 5 }));
    const drawn = (first: string, second?: string) =>
      drawablePulls(result({}, first, second)).map(({ name }) => name);
    expect(drawn(spoilt)).toEqual([]);
    expect(drawn(madeUpLog(), spoilt)).toEqual(['First pull']);
    expect(drawn(madeUpLog(), madeUpLog(madeUpRows({ intakeAirC: 50 })))).toEqual([]);
    expect(drawn(madeUpLog(), madeUpLog())).toEqual(['First pull', 'Second pull']);
    const [log] = result({}, spoilt).logs;
    expect(log?.judged?.power).toBeUndefined();
  });

  it('says what to write instead of any noise, in any field', () => {
    const { result: worked } = instrument.evaluate({}, noResources);
    expect(worked).toBeDefined();
    const names = [
      ...(['car', 'ratios', 'final', 'gear', 'tyre', 'mass', 'drag', 'slope', 'pullA'] as const),
      ...(['colA', 'units', 'tyreOff', 'air'] as const),
    ];
    const noise = fc.oneof(
      fc.string(),
      fc.constantFrom('', '-1', 'Infinity', '1e308', '<b>', '９'),
    );
    const resources = opened(madeUpLog());
    fc.assert(
      fc.property(fc.constantFrom(...names), noise, (name, text) => {
        const { errors, result: found } = instrument.evaluate({ [name]: text }, resources);
        if (found) expect(found.logs).toHaveLength(1);
        else expect(Object.values(errors).join()).not.toBe('');
      }),
    );
  });
});
