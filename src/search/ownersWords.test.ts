// cspell:ignore knok empti -- slips of the keys and stems
import { expect, test } from 'vitest';
import { leadsFor as leadsAmong, saidFor, sayingSteps } from './ownersWords';
import { atOnce } from './slices';

const sayings = atOnce(sayingSteps());
const leadsFor = (typed: string) => leadsAmong(typed, sayings);

const best = (typed: string): string | undefined =>
  [...leadsFor(typed)].sort(([, one], [, other]) => other - one)[0]?.[0];

test.each([
  ['pinking', 'ask-knock'],
  ['it pings at 4000', 'ask-knock'],
  ['dead ECU', 'ask-bricked'],
  ['cooling fans', 'fans'],
  ['wide band', 'outside-sensors'],
  ['corn juice', 'flex-fuel'],
  ['40 %', 'ask-flash-hangs'],
  ['worksheet', 'scaling-instrument'],
])('%s leads to %s', (typed, id) => {
  expect(best(typed)).toBe(id);
});

test('a longer saying silences the shorter one inside it', () => {
  expect(best('knock')).toBe('ask-knock');
  expect(best('knock sensor')).toBe('knock-listening');
  expect(leadsFor('knock sensor').has('ask-knock')).toBe(false);
});

test('the more of the typed words a saying is, the surer it is', () => {
  const alone = leadsFor('knock').get('ask-knock') ?? 0;
  const among = leadsFor('knock zebra stripes').get('ask-knock') ?? 0;
  expect(among).toBeGreaterThan(0);
  expect(among).toBeLessThan(alone);
});

test('other words lead nowhere', () => {
  expect(leadsFor('zebra').size).toBe(0);
  expect(leadsFor('').size).toBe(0);
});

test('a place knows what owners say for it, if it is the surest answer', () => {
  expect(saidFor().get('fans')).toContain('cooling');
  expect(saidFor().get('leave-it-if')).toContain('commuter');
  expect(saidFor().get('reasonable-candidate')).not.toContain('commuter');
});

test('what was mistyped leads where it would have, less surely', () => {
  const typed = leadsAmong('nock sensor', sayings, ['knock']).get('knock-listening') ?? 0;
  expect(typed).toBeGreaterThan(0.5);
  expect(typed).toBeLessThan(leadsFor('knock sensor').get('knock-listening') ?? 0);
});

test('several sayings of one place add up, and a saying speaks if most of it was typed', () => {
  const made = new Map(
    [
      { stems: ['mot', 'test'], leadsTo: ['emissions'] },
      { stems: ['smog'], leadsTo: ['emissions'] },
      { stems: ['remap'], leadsTo: ['flash'] },
      { stems: ['blank', 'card', 'log'], leadsTo: ['card'] },
    ].flatMap((saying, _, all) =>
      saying.stems.map((each) => [each, all.filter(({ stems }) => stems.includes(each))] as const),
    ),
  );
  const leads = leadsAmong('smog remap mot test', made);
  expect(leads.get('emissions')).toBeGreaterThan(leads.get('flash') ?? 0);
  expect(leadsAmong('blank card', made).get('card')).toBeGreaterThan(0.4);
  expect(leadsAmong('card', made).size).toBe(0);
});
