/** What the instrument must refuse or warn of; the cases were written from the chapters alone. */
import { describe, expect, it } from 'vitest';
import { stockLibrary } from '../StockLibrary/library';
import { instrument } from './definition';
import { changeSentence, remarkOf, scalingNotes } from './messages';

type Texts = NonNullable<Parameters<typeof instrument.evaluate>[0]>;
const ask = (texts: Texts) => instrument.evaluate(texts, { status: 'there', value: stockLibrary });
const result = (texts: Texts) => {
  const { result: found, errors, error } = ask(texts);
  if (!found) throw new Error(error ?? JSON.stringify(errors));
  return found;
};
const limitsOf = (texts: Texts): readonly string[] =>
  result(texts).notices.map(({ limit }) => limit);
const changesOf = (texts: Texts): number =>
  result(texts)
    .sheet.cells.flat()
    .filter(({ before, after }) => before !== after).length;

/** One full-throttle cell by lambda. */
const pull = (measured: string, commanded: string, ltft = '0'): Texts => ({
  trims: '',
  open: 'yes',
  measured: `\t0.875\n4000\t${measured}`,
  commanded: `\t0.875\n4000\t${commanded}`,
  ltft,
});
const trims = (text: string): Texts => ({ trims: text, ltft: '0' });

describe('what was pasted around the cells', () => {
  it.each([
    ['STFT + LTFT\n\t0.5\t0.5625\n2000\t3\t4\n2500\t2\t3', 'Row 1'],
    ['\t0.5\t0.5625\n2000\t3\t4\n2500\t2\t3\nWeighted', 'Row 4'],
  ])('a title is no row of cells, and is named: %#', (text, row) => {
    const { errors, result: none } = ask(trims(text));
    expect(none).toBeUndefined();
    expect(errors.trims).toContain(`${row} of the trim histogram: this line is a title`);
  });

  it('trims of 0 change nothing, in a whole sentence', () => {
    for (const zero of ['0', '-0'])
      expect(changeSentence(result(trims(`\t0.5\n2000\t${zero}`)))).toBe(
        'No cell changes: the log asks for no correction.',
      );
  });

  it('cells are counted in whole ones', () => {
    const cell = '\t0.5\n2000\t4';
    expect(ask({ ...trims(cell), minimum: '2.5' }).errors.minimum).toContain('whole number');
    expect(ask({ ...trims(cell), smooth: 'yes', reach: '1.5' }).errors.reach).toContain('whole');
  });
});

describe('open-loop cells', () => {
  it('+20 % of learned trim against a far lambda: kept, and both are told', () => {
    const cancelling = pull('0.79', '0.95', '20');
    expect(changesOf(cancelling)).toBe(0);
    expect(limitsOf(cancelling)).toEqual(
      expect.arrayContaining(['trimNearItsEnd', 'farFromCommanded', 'inputsContradict']),
    );
    expect(changesOf(pull('0.70', '0.85', '20'))).toBe(0);
    expect(limitsOf(pull('0.70', '0.85', '20'))).toContain('trimNearItsEnd');
  });

  it('−18 % of learned trim against 1.02 where 0.85 was commanded: kept', () => {
    const cancelling = pull('1.02', '0.85', '-18');
    expect(changesOf(cancelling)).toBe(0);
    expect(limitsOf(cancelling)).toEqual(
      expect.arrayContaining(['trimNearItsEnd', 'leanInCell', 'leanerThanCommanded']),
    );
  });

  it('0.759 is the floor of the sensor and no measurement', () => {
    expect(changesOf(pull('0.759', '0.78'))).toBe(0);
    expect(limitsOf(pull('0.759', '0.78'))).toContain('sensorEndInCell');
  });

  it('1.379 and above is the other end', () => {
    for (const end of ['1.379', '1.5']) {
      expect(changesOf(pull(end, '1.3'))).toBe(0);
      expect(limitsOf(pull(end, '1.3'))).toContain('sensorEndInCell');
    }
  });

  it('more than 0.03 leaner than commanded is a fault to look for, and no correction', () => {
    expect(changesOf(pull('0.881', '0.85'))).toBe(0);
    expect(limitsOf(pull('0.881', '0.85'))).toContain('leanerThanCommanded');
    expect(changesOf(pull('0.88', '0.85'))).toBe(4);
  });

  it('no option changes a cell that is kept', () => {
    const forced = { ...pull('0.95', '0.85'), skip: 'no', limited: 'no' };
    expect(changesOf(forced)).toBe(0);
    expect(changeSentence(result(forced))).toContain('kept, with a fault to look for');
  });

  it('a mixture leaner than 0.92 is no measurement to tune by', () => {
    expect(limitsOf(pull('0.93', '0.91'))).toContain('leanInCell');
    expect(changesOf(pull('0.93', '0.91'))).toBe(0);
  });

  it('air-fuel ratios are refused, and the inverse of lambda changes nothing', () => {
    expect(ask(pull('12.5', '0.85')).errors.measured).toMatch(/measured lambda between 0\.5 and 2/);
    expect(changesOf(pull('0.85', '1.18'))).toBe(0);
    expect(limitsOf(pull('0.85', '1.18'))).toContain('farFromCommanded');
  });

  it('a measured lambda that never moves may be the commanded one', () => {
    const rows = (a: string, b: string, c: string) => `\t0.875\n3000\t${a}\n3500\t${b}\n4000\t${c}`;
    const swapped = {
      ...pull('1', '1'),
      measured: rows('0.85', '0.85', '0.85'),
      commanded: rows('0.86', '0.84', '0.87'),
    };
    expect(limitsOf(swapped)).toContain('lambdaSwapped');
  });

  it('no row is lowered by lambda: that needs proof from several pulls', () => {
    expect(changesOf(pull('0.82', '0.85'))).toBe(0);
    expect(limitsOf(pull('0.82', '0.85'))).toContain('loweredByLambda');
  });

  it('a row is moved as a whole where lambda corrects it, and only there', () => {
    const moved = result(pull('0.86', '0.85'));
    const row = moved.sheet.cells.flat().filter(({ before, after }) => before !== after);
    expect(row.map(({ speedRpm, load }) => [speedRpm, load])).toEqual(
      [0.8125, 0.875, 0.9375, 1].map((load) => [4000, load]),
    );
    expect(row.map((cell) => remarkOf(cell, moved))).toEqual([
      'raised with its row',
      'raised with its row; by lambda',
      'raised with its row',
      'raised with its row',
    ]);
    expect(limitsOf(pull('0.86', '0.85'))).toContain('lambdaByRows');
    expect(limitsOf(pull('0.95', '0.85'))).not.toContain('lambdaByRows');
    expect(limitsOf(trims('\t0.5\n2000\t4'))).not.toContain('lambdaByRows');
  });

  it('a lambda at the end of the sensor is told to be none', () => {
    expect(changeSentence(result(pull('0.77', '0.79')))).toContain('end of the sensor');
  });

  it('a row asks for less, in a whole sentence', () => {
    expect(changeSentence(result(pull('0.82', '0.85')))).toContain('lowers nothing here');
  });

  it('a trim that nobody gave is not 0 without a word', () => {
    expect(limitsOf(pull('0.86', '0.85', ''))).toContain('longTermTrimUnknown');
  });
});

describe('closed-loop cells', () => {
  it('a small sum of two large trims is not health', () => {
    const sum = { trims: '\t0.5\n2000\t1' };
    expect(limitsOf(sum)).toContain('trimPartsUnknown');
    const parts = { ...sum, ltft: '\t0.5\n2000\t-14' };
    expect(changesOf(parts)).toBe(0);
    expect(limitsOf(parts)).toEqual(expect.arrayContaining(['trimNearItsEnd', 'inputsContradict']));
  });

  it('a block of +12 % asks for its cause', () => {
    const block = trims('\t0.5\t0.5625\n2000\t12\t12.5\n2500\t12\t13');
    expect(changesOf(block)).toBe(0);
    expect(limitsOf(block)).toContain('largeBlock');
  });

  it('few hits are kept, unknown hits are said to be unknown', () => {
    const few = { ...trims('\t0.5\n2000\t4'), hits: '\t0.5\n2000\t3' };
    expect(changesOf(few)).toBe(0);
    expect(scalingNotes(result(few)).join(' ')).toContain('1 with fewer than 20 hits');
    expect(scalingNotes(result(trims('\t0.5\n2000\t4'))).join(' ')).toContain(
      'No hit counts were given',
    );
  });

  it('the outliers that the earlier guide skipped are skipped', () => {
    for (const outlier of ['\t0.875\n1000\t-24', '\t1\n4500\t21.2'])
      expect(changesOf(trims(outlier))).toBe(0);
  });

  it('neighbours that contradict each other are marked', () => {
    const flipped = result(trims('\t0.5\t0.5625\n2000\t6\t-6'));
    expect(flipped.summary.cellsByMark['sign-flip']).toBe(2);
    expect(flipped.summary.raised + flipped.summary.lowered).toBe(0);
  });

  it('the cap goes with a warning, and a cell of +25 % stays all the same', () => {
    const uncapped = { ...trims('\t0.5\n2000\t25'), limited: 'no' };
    expect(limitsOf(uncapped)).toContain('capOff');
    expect(changesOf(uncapped)).toBe(0);
  });

  it('changed in spite of a mark, and at high load, is said', () => {
    const bold = { ...trims('\t0.875\n4000\t12'), skip: 'no' };
    expect(limitsOf(bold)).toEqual(
      expect.arrayContaining(['markedCellsChanged', 'trimsAtHighLoad']),
    );
  });

  it('a lowered cell adds spark', () => {
    expect(limitsOf(trims('\t0.5\n2000\t-4'))).toContain('loweredCells');
  });
});

describe('pasted tables', () => {
  const grid = (rows: number, columns: number, cell = '1') =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, () => cell).join('\t')).join(
      '\n',
    );

  it('of another size have no place, and those without axes a doubtful one', () => {
    expect(ask(trims(grid(14, 17))).errors.trims).toMatch(/it has 14 rows and 17 columns/);
    expect(ask(trims(grid(16, 18))).errors.trims).toBeDefined();
    expect(limitsOf(trims(grid(15, 17)))).toContain('placedByPosition');
  });

  it('beside the breakpoints are not moved onto them', () => {
    expect(ask(trims('\t0.0667\t0.5\n2000\t1\t1')).errors.trims).toMatch(/has the load 0\.0667/);
    expect(ask(trims('\t0.5\n600\t1')).errors.trims).toMatch(/the engine speed 600/);
  });

  it('with decimal commas are read by their mark, or refused', () => {
    expect(changeSentence(result(trims(';0,5\n2000;2,5')))).toContain('+2.5 %');
    expect(ask(trims(',0.5\n2000,1,041')).errors.trims).toBeDefined();
    expect(ask(trims(';0,5\n2000;2.5')).errors.trims).toMatch(/decimal/);
  });

  it('with cells that no `Load Scaling` holds are refused', () => {
    const map = (cell: string) => `\t0.5\t1\n2000\t1\t${cell}\n3000\t1\t1`;
    for (const cell of ['10.41', '0', '-1'])
      expect(ask({ table: map(cell) }).errors.table).toBeDefined();
    expect(ask({ table: grid(15, 17, '14.7') }).errors.table).toBeDefined();
    expect(ask({ table: grid(15, 17, '80') }).errors.table).toBeDefined();
    const odd = { ...trims('\t0.5\n2000\t4'), table: grid(15, 17, '1.3') };
    expect(limitsOf(odd)).toContain('scalingBeyondStock');
  });

  it('with lambda where trims belong are doubted', () => {
    expect(limitsOf(trims(grid(15, 17, '0.98')))).toContain('trimsLookLikeLambda');
  });

  it('that are broken leave no table to copy', () => {
    const broken = ask(trims('\t0.5\n2000\tabc'));
    expect(broken.result).toBeUndefined();
    expect(broken.errors.trims).toMatch(/^Row 2, column 2/);
    expect(ask(trims('1\t'.repeat(50_000))).errors.trims).toMatch(/columns/);
    expect(ask(trims('1\n'.repeat(8000))).errors.trims).toMatch(/at most 100 rows/);
  });

  it('alone, without a histogram, ask for nothing and prove nothing', () => {
    expect(changeSentence(result({ table: grid(15, 17), trims: '' }))).toMatch(
      /^Nothing to correct/,
    );
  });
});

it('nothing is handed out that began with a stock table: it would take back what was changed before', () => {
  const own = '\t0.5\t0.75\t0.875\t1\n2000\t1\t1\t1\t1\n4000\t1\t1\t1\t1\n4500\t1\t1\t1\t1';
  for (const given of [trims('\t0.5\n2000\t4'), trims('\t0.5\n2000\t0'), pull('0.86', '0.85')]) {
    expect(result(given).isOwn).toBe(false);
    expect(limitsOf(given)).toContain('startsFromStock');
    expect(result({ ...given, table: own }).isOwn).toBe(true);
    expect(limitsOf({ ...given, table: own })).not.toContain('startsFromStock');
  }
});

it('nothing is handed out of a worked case or of another calibration', () => {
  expect(limitsOf({})).toContain('workedTrims');
  expect(result({}).isOwn).toBe(false);
  const another = { ...trims('\t0.5\n2000\t4'), calibration: 'LFG2EK' };
  expect(limitsOf(another)).toContain('scalingOfAnother');
  expect(limitsOf(another), 'said once').not.toContain('startsFromStock');
  expect(result(another).isOwn).toBe(false);
});

it('an ID without maps is told once, at its own field', () => {
  const grid = '1\t1\n1\t1';
  expect(Object.keys(ask({ calibration: 'LFNPEA', table: grid }).errors)).toEqual(['calibration']);
});

it('a share is from 1 to 100 %', () => {
  for (const share of ['150', '-50', '0', 'half'])
    expect(ask({ share }).errors.share).toBeDefined();
});

it('a kept cell says why in its row', () => {
  const found = result(pull('0.95', '0.85'));
  const cell = found.sheet.cells.flat().find(({ evidence }) => evidence);
  expect(cell && remarkOf(cell, found)).toMatch(
    /^kept: look for the fault; by lambda; leaner than/,
  );
});
