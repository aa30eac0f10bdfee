import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../kit/fields';
import { stockLibrary } from '../StockLibrary/library';
import { loadScalingResult, type LoadScalingValues, readLoadScaling } from './loadScalingCase';
import { loadScalingStore } from './loadScalingStore';
import { changeSentence, remarkOf, scalingNotes } from './loadScalingWords';

const first = initialValues(loadScalingStore.fields);
const ask = (values: Partial<LoadScalingValues>) =>
  loadScalingResult({ ...first, ...values }, stockLibrary);
const result = (values: Partial<LoadScalingValues>) => {
  const { value, fault } = ask(values);
  if (!value) throw new Error(fault);
  return value;
};
const fault = (field: keyof ReturnType<typeof readLoadScaling>, text: string, more: object = {}) =>
  readLoadScaling({ ...first, [field]: text, ...more }, stockLibrary)[field].fault;

describe('the worked case', () => {
  it('is the example of the text, with and without the stock maps', () => {
    const worked = result({});
    expect(loadScalingResult(first, undefined).value?.sheet).toEqual(worked.sheet);
    const changed = worked.sheet.cells.flat().filter(({ before, after }) => before !== after);
    expect(changed.map(({ before, after }) => `${before.toFixed(3)} ${after.toFixed(3)}`)).toEqual([
      '1.041 0.999',
      '1.041 1.083',
    ]);
    expect(changeSentence(worked)).toBe(
      '2 of 255 cells change, by −4.0 to +4.0 %: 1 raised, 1 lowered.',
    );
    expect(scalingNotes(worked)[0]).toMatch(/^Left exactly as they are: 3 marked cells, 0 with/);
    const marked = worked.sheet.cells.flat().find(({ computedPercent }) => computedPercent === -24);
    expect(marked && remarkOf(marked, worked)).toBe(
      'left alone; 10 % or more; trims alone at load 0.8 and above',
    );
  });

  it('says when there is nothing to do', () => {
    expect(changeSentence(result({ trims: '' }))).toMatch(/paste the trim histogram/);
    expect(changeSentence(result({ trims: '\t1\n4500\t14' }))).toBe(
      'No cell changes: 1 is left alone.',
    );
  });
});

describe('open-loop cells', () => {
  const open = {
    open: 'yes',
    trims: '',
    measured: '\t1\n4000\t0.861',
    commanded: '\t1\n4000\t0.82',
  };

  it('follow measured against commanded lambda', () => {
    expect(changeSentence(result(open))).toMatch(/^1 of 255 cells change, by \+5\.0 %/);
    expect(changeSentence(result({ ...open, ltft: '2,5' }))).toMatch(/\+7\.6 %/);
    expect(changeSentence(result({ ...open, open: 'no' }))).toMatch(/Nothing to correct/);
  });

  it('need both tables', () => {
    expect(fault('commanded', '', { ...open, commanded: '' })).toMatch(/commanded lambda, too/);
    expect(fault('ltft', '90', open)).toMatch(/^Write .+ between −25 and 25/);
    expect(fault('ltft', 'much', open)).toMatch(/table of long-term trims/);
  });
});

describe('what cannot be used', () => {
  it('is named beside its field', () => {
    expect(fault('trims', '\t0.3\n2000\t1')).toMatch(/its axis has the load 0\.3/);
    expect(fault('trims', 'x'.repeat(10_000_000))).toMatch(/more text than a table holds/);
    expect(fault('table', '1\t2\n2\t1')).toMatch(/it has 2 rows and 2 columns/);
    expect(fault('minimum', 'ten')).toMatch(/not a number/);
    expect(fault('cap', '25')).toMatch(/the cap between 0\.5 and 20 %/);
    expect(fault('share', '1e308')).toMatch(/lies outside/);
    expect(fault('reach', '9')).toBeUndefined();
    expect(fault('reach', '9', { smooth: 'yes' })).toMatch(/0 and 3 cells/);
  });

  it('starts from a near table, and says so', () => {
    expect(result({ calibration: 'LFG2EK' }).calibration.nearness).not.toEqual([]);
    expect(ask({ calibration: 'nothing' }).fault).toMatch(/six characters/);
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.boolean(), (a, b, c, yes) => {
        ask({ table: a, trims: b, hits: c });
        ask({ open: yes ? 'yes' : 'no', measured: a, commanded: b, ltft: c, minimum: a, cap: b });
      }),
    );
  });
});
