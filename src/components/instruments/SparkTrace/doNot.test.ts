/** What the instrument must refuse or warn of; the cases were written from the chapters alone. */
import { describe, expect, it } from 'vitest';
import { stockLibrary } from '../StockLibrary/library';
import { chainRows } from './chainRows';
import { instrument } from './definition';
import { sparkFields } from './fields';
import { loggedWords, raisedWords } from './messages';

type Texts = NonNullable<Parameters<typeof instrument.evaluate>[0]>;
const ask = (texts: Texts) =>
  instrument.evaluate(
    { raise: '0', knock: '0', ...texts },
    { status: 'there', value: stockLibrary },
  );
const result = (texts: Texts) => {
  const { result: found, errors, error } = ask(texts);
  if (!found) throw new Error(error ?? JSON.stringify(errors));
  return found;
};
const limitsOf = (texts: Texts): readonly string[] =>
  result(texts).notices.map(({ limit }) => limit);
const told = (texts: Texts): string =>
  result(texts)
    .notices.map(({ text }) => text)
    .join(' ');

/** Where the limit of LF9VEB decides. */
const limited = { rpm: '4500', load: '0.6875', air: '20' };

describe('places beyond the maps', () => {
  it('9000 rpm: the last row was held, and which', () => {
    expect(told({ rpm: '9000' })).toMatch(
      /Engine speed 9000 rpm lies outside .+ the value at the edge, engine speed 7500 rpm, was held/,
    );
    expect(told({ rpm: '7400', id: 'LFG2EL' })).toContain('engine speed 7000 rpm, was held');
  });

  it('load 1.4: the last column was held', () => {
    expect(told({ load: '1.4' })).toMatch(/Load 1\.4 lies .+ edge, load 1, was held/);
  });

  it('−30 and 130 °C of coolant, 105 °C of intake air: held', () => {
    expect(told({ coolant: '-30' })).toContain('coolant temperature 40 °C, was held');
    expect(told({ coolant: '130' })).toContain('coolant temperature 120 °C, was held');
    expect(told({ air: '105' })).toContain('intake air temperature 100 °C, was held');
  });

  it('194 is a coolant in °F, and refused', () => {
    expect(ask({ coolant: '194' }).errors.coolant).toContain('°C');
    expect(limitsOf({ air: '104' })).toContain('edgeValueHeld');
  });
});

describe('a cam that does not move', () => {
  it('is not asked for: L843EC', () => {
    const asksForCam = (id: string): boolean | undefined => sparkFields.cam.shownWhen?.({ id });
    expect(asksForCam('L843EC')).toBe(false);
    expect(asksForCam(' l843ec')).toBe(false);
    expect(asksForCam('LFG2EL')).toBe(true);
  });
});

describe('what does not act', () => {
  const asksFor = (name: 'camMultiplier' | 'power' | 'cold', texts: Texts): boolean | undefined =>
    sparkFields[name].shownWhen?.({ id: 'LF9VEB', ...texts });

  it('is not asked for, and typed before it changes nothing', () => {
    for (const name of ['camMultiplier', 'power', 'cold'] as const)
      expect(asksFor(name, { idle: 'yes', cam: 'yes' })).toBe(false);
    expect(asksFor('camMultiplier', { cam: 'no' })).toBe(false);
    expect(asksFor('camMultiplier', { cam: 'yes' })).toBe(true);
    expect(asksFor('cold', {})).toBe(true);
    expect(asksFor('cold', { from: 'own', idle: 'yes' })).toBe(true);
    const idle = { idle: 'yes', rpm: '1000', load: '0.2', coolant: '20' };
    expect(result({ ...idle, cold: '9', power: '3' }).terms).toEqual(result(idle).terms);
    expect(result(idle).terms.coldAdvanceDegrees).toBeGreaterThan(0);
    expect(result({ from: 'own', idle: 'yes', cold: '9' }).terms.coldAdvanceDegrees).toBe(9);
  });
});

describe('a target that is raised', () => {
  it('does not arrive where the limit binds', () => {
    const raised = result({ ...limited, raise: '5' });
    expect(raised.raised.finalChangeDegrees).toBe(0);
    expect(raisedWords(raised)).toBe('A target 5° higher changes nothing here.');
  });

  it('is no reason to raise a limit by more than itself, and by nothing where the raise is refused', () => {
    const half = raisedWords(result({ ...limited, raise: '0.5' }));
    expect(half).toContain('by the same degrees as the target, never by more');
    expect(half).not.toContain('4.2');
    for (const refused of [
      { raise: '1' },
      { raise: '0.5', idle: 'yes' },
      { raise: '0.5', knock: '1.7' },
      { raise: '0.5', rpm: '5100', load: '0.9' },
    ])
      expect(raisedWords(result({ ...limited, ...refused }))).not.toMatch(
        /limit tables|idle limit/,
      );
  });

  it('is refused in the file whose limits differ', () => {
    const place = { id: 'LF6JE0', rpm: '4000', load: '0.9', air: '20' };
    expect(limitsOf({ ...place, raise: '1' })).toContain('raisedUnlikePair');
    expect(limitsOf({ ...place, raise: '-2' })).toContain('raisedUnlikePair');
    expect(raisedWords(result({ ...place, load: '0.6875', raise: '-2' }))).not.toContain(
      'limit tables',
    );
    expect(limitsOf(place)).toContain('raisedUnlikePair');
  });

  it('is lowered in the limits and the twin, too, where the limit decides', () => {
    expect(raisedWords(result({ ...limited, raise: '-2' }))).toMatch(/limit tables and the twin/);
    expect(raisedWords(result({ load: '1', raise: '-2' }))).not.toContain('limit tables');
    expect(raisedWords(result({ ...limited, idle: 'yes', raise: '-2' }))).not.toContain(
      'limit tables',
    );
  });

  it('goes unheard from row 5000 up and below the listening load', () => {
    expect(limitsOf({ rpm: '6500', raise: '1' })).toContain('raisedUnheard');
    expect(limitsOf({ rpm: '5000', raise: '1' })).toContain('raisedUnheard');
    expect(limitsOf({ load: '0.3', raise: '1' })).toContain('raisedUnheard');
  });

  it('goes up by one degree at a time, and nowhere near knock', () => {
    expect(limitsOf({ load: '1', raise: '20' })).toContain('raisedTooMuch');
    expect(limitsOf({ raise: '1', knock: '1.7' })).toContain('raisedInSpiteOfKnock');
    expect(told({ load: '1', raise: '20' })).not.toMatch(/safe|more power/i);
  });
});

describe('knock', () => {
  it('0 at 6500 rpm proves nothing', () => {
    expect(limitsOf({ rpm: '6500' })).toContain('knockUnheard');
    expect(told({ rpm: '6500' })).toContain('proves nothing');
  });

  it('negative is refused, 30° is more than the computer takes, 1.41 is one event as logged', () => {
    expect(ask({ knock: '-3' }).errors.knock).toBeDefined();
    expect(limitsOf({ knock: '30' })).toContain('knockBeyondMost');
    expect(limitsOf({ knock: '1.41' })).toContain('knockAsLogged');
  });
});

describe('whose maps', () => {
  it('any spelling of an ID is read, and a near one is no own one', () => {
    for (const id of ['SW-LF9VEB000', 'lf9veb']) expect(limitsOf({ ...limited, id })).toEqual([]);
    expect(limitsOf({ ...limited, id: 'L831EG' })).toContain('sparkMapsOfAnother');
    expect(told({ ...limited, id: 'L831EG' })).toContain('never to flash');
  });

  it('an unknown one and a gearbox controller get none', () => {
    for (const id of ['nothing', 'LFG1TF000']) {
      const { result: found, errors } = ask({ ...limited, id });
      expect(found).toBeUndefined();
      expect(errors.id).toBeDefined();
    }
  });

  it('own values carry nothing of the maps', () => {
    const own = result({ from: 'own', id: 'L843EC', rpm: '9000' });
    expect(own).toMatchObject({ maps: undefined, from: [], place: '' });
  });
});

describe('contradictions', () => {
  it('no engine idles at 6000 rpm and load 0.9', () => {
    expect(limitsOf({ idle: 'yes', rpm: '6000', load: '0.9' })).toContain('idleUnderLoad');
  });

  it('full throttle is open loop', () => {
    expect(limitsOf({ loop: 'closed' })).toContain('closedLoopAtHighDemand');
  });

  it('shutters are in on a cold engine only', () => {
    expect(limitsOf({ shutters: 'in' })).toContain('shuttersInWarm');
  });

  it('a cold engine has an advance that no map here holds', () => {
    expect(limitsOf({ coolant: '20', rpm: '2000' })).toContain('coldAdvanceMissing');
    expect(limitsOf({ coolant: '20', rpm: '2000', cold: '5' })).not.toContain('coldAdvanceMissing');
  });
});

describe('numbers', () => {
  it('with a comma are read, others refused at their field', () => {
    const own = { from: 'own', target: '29,5', limit: '25.8' };
    expect(result(own).trace.finalDegrees).toBe(25.8);
    for (const target of ['295', '']) expect(ask({ ...own, target }).errors.target).toBeDefined();
    expect(ask({ from: 'own', factor: '70' }).errors.factor).toBeDefined();
  });

  it('14.35 shows as 14.0 or 14.5 in a log', () => {
    expect(loggedWords(result({ knock: '1.7' }))).toContain('14.0 or 14.5');
  });

  it('such as 4,000 may be 4 or 4000, and are asked about', () => {
    for (const rpm of ['4,000', '4.000']) {
      expect(ask({ rpm }).result).toBeUndefined();
      expect(ask({ rpm }).errors.rpm).toContain('may be 4 or 4000');
    }
    expect(result({ rpm: '4 000' }).place).toContain('4000 rpm');
  });

  it('that nobody typed are said to be left out', () => {
    const steps = chainRows(result({})).map(({ step }) => step);
    expect(steps).toContain('Retards that add up: none');
    expect(steps).toContain('Largest of the others: none');
  });

  it('of 100 kB are refused, and nothing stands under them', () => {
    const { result: found, errors } = ask({ rpm: '1'.repeat(100_000) });
    expect(found).toBeUndefined();
    expect(errors.rpm).toBeDefined();
  });
});
