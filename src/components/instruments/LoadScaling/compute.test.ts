import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OnDemandState } from '../kit/onDemand';
import { type StockLibrary, stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { changeSentence, placementSentence, remarkOf, scalingNotes } from './messages';

type Texts = Parameters<typeof instrument.evaluate>[0];
const there: OnDemandState<StockLibrary> = { status: 'there', value: stockLibrary };

const ask = (texts: Texts) => instrument.evaluate(texts, there);
const result = (texts: Texts) => {
  const { result: found, error, errors } = ask(texts);
  if (!found) throw new Error(error ?? JSON.stringify(errors));
  return found;
};
const limitsOf = (texts: Texts) => result(texts).notices.map(({ limit }) => limit);

describe('the worked case', () => {
  it('is the example of the text, with and without the stock maps', () => {
    const worked = result({});
    expect(instrument.evaluate({}, { status: 'not-asked' }).result?.sheet).toEqual(worked.sheet);
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

  it('hands out no table, whatever calibration it is laid on', () => {
    expect(result({}).isOwn).toBe(false);
    expect(limitsOf({ calibration: 'LFG2EL' })).toContain('workedTrims');
    expect(result({ calibration: 'LFG2EL' }).isOwn).toBe(false);
    const own = Array.from({ length: 15 }, () => '1\t'.repeat(16) + '1').join('\n');
    expect(result({ table: own }).isOwn).toBe(false);
    expect(result({ table: own, trims: '\t0.5\n2000\t3' }).isOwn).toBe(true);
  });

  it('says when there is nothing to do', () => {
    expect(changeSentence(result({ trims: '' }))).toMatch(/paste the histograms/);
    expect(changeSentence(result({ trims: '\t1\n4500\t14' }))).toBe(
      'No cell changes: 1 is left alone.',
    );
  });
});

describe('open-loop cells', () => {
  const open = {
    open: 'yes',
    trims: '',
    measured: '\t1\n4000\t0.874',
    commanded: '\t1\n4000\t0.85',
  };

  it('follow measured against commanded lambda', () => {
    expect(changeSentence(result(open))).toMatch(/^4 of 255 cells change, by \+1\.4 %/);
    expect(changeSentence(result({ ...open, ltft: '2,5' }))).toMatch(/\+2\.7 %/);
    expect(changeSentence(result({ ...open, ltft: '+2.5 %' }))).toMatch(/\+2\.7 %/);
    expect(changeSentence(result({ ...open, open: 'no' }))).toMatch(/Nothing to correct/);
  });

  it('are kept where an input asks for the fault first', () => {
    const kept = {
      ...open,
      measured: '\t1\n4000\t0.782',
      commanded: '\t1\n4000\t0.92',
      ltft: '18',
    };
    expect(changeSentence(result(kept))).toBe(
      'No cell changes: 1 is kept, with a fault to look for.',
    );
    expect(limitsOf(kept)[0]).toBe('trimNearItsEnd');
  });

  it('need both tables', () => {
    expect(ask({ ...open, commanded: '' }).errors.commanded).toMatch(/commanded lambda, too/);
    expect(ask({ ...open, ltft: '90' }).errors.ltft).toMatch(/^Write .+ between −25 and 25/);
    expect(ask({ ...open, ltft: 'much' }).errors.ltft).toMatch(/table of long-term trims/);
  });
});

describe('where a pasted table lies', () => {
  const byPosition = Array.from({ length: 15 }, () => '1\t'.repeat(16) + '1').join('\n');

  it('is said: by its axes or by position', () => {
    expect(placementSentence(result({}))).toBe('Placed by their own axes: the trim histogram.');
    const both = result({ trims: byPosition, table: byPosition });
    expect(placementSentence(both)).toBe(
      'Placed by position, from 500 rpm and load 0 on: your table, the trim histogram.',
    );
  });

  it('is warned of for a histogram, whose viewer may print the highest rpm first', () => {
    const [first] = result({ trims: byPosition }).notices;
    expect(first?.text).toBe(
      'The trim histogram came without axes: its first row was taken as 500 rpm, its first column as load 0. A log viewer may print the highest rpm first. Compare one cell, or paste the axes too.',
    );
    expect(limitsOf({ table: byPosition, trims: '' })).not.toContain('placedByPosition');
  });
});

describe('the cap', () => {
  const large = { trims: '\t0.5\n2000\t24', skip: 'no' };

  it('holds until it is switched off, with a warning', () => {
    expect(changeSentence(result(large))).toMatch(/by \+10\.0 %/);
    const off = { ...large, limited: 'no', cap: 'nothing' };
    expect(changeSentence(result(off))).toMatch(/by \+24\.0 %/);
    expect(limitsOf(off)).toContain('capOff');
  });
});

describe('what cannot be used', () => {
  it('is named beside its field', () => {
    expect(ask({ trims: '\t0.3\n2000\t1' }).errors.trims).toMatch(/its axis has the load 0\.3/);
    expect(ask({ trims: 'x'.repeat(10_000_000) }).errors.trims).toMatch(
      /more text than a table holds/,
    );
    expect(ask({ table: '1\t2\n2\t1' }).errors).toEqual({
      table: expect.stringMatching(/it has 2 rows and 2 columns/) as string,
    });
    expect(ask({ minimum: 'ten' }).errors.minimum).toMatch(/not a number/);
    expect(ask({ cap: '25' }).errors.cap).toMatch(/the cap between 0\.5 and 20 %/);
    expect(ask({ share: '1e308' }).errors.share).toMatch(/lies outside/);
    expect(ask({ reach: '9' }).errors.reach).toBeUndefined();
    expect(ask({ reach: '9', smooth: 'yes' }).errors.reach).toMatch(/0 and 3 cells/);
  });

  it('waits for the stock maps instead of an answer from another table', () => {
    const waits = instrument.evaluate({ calibration: 'LFG2EL' }, { status: 'loading' });
    expect(waits).toEqual({ errors: {} });
  });

  it('starts from a near table, says so, and hands nothing out', () => {
    const near = { calibration: 'LFG2EK', trims: '\t0.5\t1\n2000\t3\t\n3000\t\t3' };
    expect(limitsOf(near)[0]).toBe('scalingOfAnother');
    expect(result(near).isOwn).toBe(false);
    const own = result({ ...near, table: '\t0.5\t1.0\n2000\t1\t1\n3000\t1\t1' });
    expect(own.isOwn).toBe(true);
    expect(ask({ calibration: 'nothing' }).errors.calibration).toMatch(/six characters/);
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
