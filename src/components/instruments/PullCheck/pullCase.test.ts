import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUpLog, madeUpRows } from '@site/src/calculations/pullCheck/madeUpLog';
import { openPullLog } from '@site/src/calculations/pullCheck/openPullLog';
import { peaksOf } from '@site/src/calculations/pullCheck/pullPower';
import { initialValues } from '../kit/fields';
import type { NamedLog } from './logSlot';
import { pullResult } from './pullCase';
import { pullFields } from './pullStore';
import { logWords, notLoggedWords, pullSentence } from './pullWords';
import { workedLogs } from './workedLogs';

const initial = initialValues(pullFields);
const given = (changes: Partial<typeof initial>) => ({ ...initial, ...changes });

const named = (text: string): NamedLog => {
  const opened = openPullLog();
  opened.push(text);
  const log = opened.end();
  return { name: 'log.csv', reading: 0, log: { ...log, found: log.pulls.length } };
};

const result = (values: typeof initial, ...logs: [NamedLog?, NamedLog?]) => {
  const { value, fault } = pullResult(values, [logs[0], logs[1]]);
  if (!value) throw new Error(fault);
  return value;
};

describe('pullResult', () => {
  it('compares the two made-up pulls of the worked case', () => {
    const worked = result(initial, ...workedLogs);
    expect(worked.comparison?.answer).toBe('with-care');
    expect(pullSentence(worked)).toBe(
      'Compare these two pulls with care: intake air differs by 9.0 °C.',
    );
    const [first, second] = worked.logs.map(({ judged }) => judged);
    expect(first?.gear).toBe(3);
    const [a, b] = [first, second].map((pull) => peaksOf(pull?.points ?? [])?.power.power.value);
    // 123 hp: about what the chapter's table takes.
    expect(a).toBeCloseTo(92, 0);
    expect(b).toBeLessThan(a ?? 0);
  });

  it('judges one pull alone', () => {
    const alone = result(initial, named(madeUpLog()));
    expect(pullSentence(alone)).toBe('As far as the log shows, this pull is clean.');
    const slow = result(initial, named(madeUpLog(madeUpRows({ rowsPerSecond: 5 }))));
    expect(pullSentence(slow)).toBe(
      'Draw nothing from this pull: only 5.0 different rows a second, 10 are enough.',
    );
  });

  it('says why a log has no pull', () => {
    const half = result(initial, named(madeUpLog(madeUpRows({ pedalPercent: 62 }))));
    expect(pullSentence(half)).toBe(
      'No pull in this log: the pedal reached 62 %, full counts from 95 %.',
    );
  });

  it('asks for the gear where no road speed was logged', () => {
    const header = ['sample', 'time', 'RPM', 'APP', 'x1', 'x2', 'x3', 'x4'];
    const log = named(madeUpLog(madeUpRows(), { header }));
    const [unknown] = result(initial, log).logs;
    expect(unknown?.judged?.points).toEqual([]);
    expect(unknown && notLoggedWords(unknown)).toBe(
      'coolant, intake air, road speed, knock retard',
    );
    const [chosen] = result(given({ gear: '3' }), log).logs;
    expect(chosen?.judged?.points.length).toBeGreaterThan(50);
    const [sixth] = result(given({ gear: '6', car: 'nc1-us-20-5mt' }), log).logs;
    expect(sixth?.judged?.gear).toBeUndefined();
  });

  it('tells when the chosen gear is not the one of the road speed', () => {
    const [log] = result(given({ gear: '4' }), named(madeUpLog())).logs;
    expect(log?.judged).toMatchObject({ gear: 4, gearDisagrees: true });
    expect(log && logWords(log)).toContain('1 pull');
  });

  it('says what to write instead of any noise, in any field', () => {
    const names = Object.keys(initial) as (keyof typeof initial)[];
    const noise = fc.oneof(
      fc.string(),
      fc.constantFrom('', '-1', 'Infinity', '1e308', '<b>', '９'),
    );
    const log = named(madeUpLog());
    fc.assert(
      fc.property(fc.constantFrom(...names), noise, (name, text) => {
        const { value, fault } = pullResult(given({ [name]: text }), [log, undefined]);
        if (fault === undefined) expect(value.logs).toHaveLength(1);
        else expect(fault).not.toBe('');
      }),
    );
  });
});
