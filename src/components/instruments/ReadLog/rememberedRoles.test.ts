// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { roleOf, unitOf } from '@site/src/calculations/logReading/ownRoles';
import { logRoles } from '@site/src/calculations/logReading/LogRole';
import { unitChoices } from '@site/src/calculations/logReading/unitChoices';
import { prototypeNames, storedText } from '@site/src/calculations/testing/hostileText';
import { expectUnchangedPrototypes } from '@site/src/calculations/testing/unchangedPrototypes';
import { headOf, rememberRoles, rolesFrom, rolesOfHead } from './rememberedRoles';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const head = headOf(['time', 'N', 'LOAD']);

it('knows the roles of a head again, and of no other', () => {
  expect(rolesOfHead(head)).toBeUndefined();
  expect(rememberRoles(head, { N: 'rpm', LOAD: null })).toBe(true);
  expect(rolesOfHead(head)).toEqual({ N: 'rpm', LOAD: null });
  expect(rolesOfHead(headOf(['time', 'N']))).toBeUndefined();
});

it('forgets the oldest head, not the newest', () => {
  for (let i = 0; i < 21; i += 1) rememberRoles(String(i), {});
  expect(rolesOfHead('0')).toBeUndefined();
  expect(rolesOfHead('20')).toEqual({});
});

it.each(['{', '7', 'null', '{"a":1}', '[7,[1,2],["x"]]', '[["x",{"a":"__proto__","b":"rpm"}]]'])(
  'takes no harm from %s in the storage',
  (stored) => {
    localStorage.setItem('guide-log-roles', stored);
    expect(rolesOfHead('x') ?? {}).not.toHaveProperty('a');
    expect(rememberRoles(head, {})).toBe(true);
  },
);

it('keeps nothing that is no role, and no unit that the role has not', () => {
  expect(rolesFrom({ a: 'rpm', b: null, c: 'toString', d: 7 })).toEqual({ a: 'rpm', b: null });
  const inFahrenheit = { role: 'coolant', unit: '°F' };
  const others = { b: { role: 'coolant', unit: 'PSI' }, c: { role: 'toString', unit: 'x' }, d: {} };
  expect(rolesFrom({ a: inFahrenheit, ...others })).toEqual({ a: inFahrenheit });
});

it('says that the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(rememberRoles(head, {})).toBe(false);
});

it('whatever is stored, every column has a role of the guide in a unit of that role, or none', () => {
  const own = { N: 'rpm', LOAD: null, ECT: { role: 'coolant', unit: '°F' } };
  const ofPrototypes = Object.fromEntries(prototypeNames.map((name) => [name, 'rpm']));
  const kept = [
    ['x', own],
    [head, ofPrototypes],
  ];
  fc.assert(
    fc.property(storedText(kept, [['x', own]]), fc.constantFrom('x', head), (text, of) => {
      localStorage.setItem('guide-log-roles', text);
      const roles = rolesOfHead(of) ?? {};
      expect(Object.getPrototypeOf(roles)).toBe(Object.prototype);
      for (const choice of Object.values(roles)) {
        const role = roleOf(choice);
        if (role === null) continue;
        expect(Object.keys(logRoles)).toContain(role);
        if (typeof choice === 'object') expect(unitChoices(role)).toContain(unitOf(choice));
      }
      expect(rememberRoles('new', { N: 'rpm' })).toBe(true);
      expect(rolesOfHead('new')).toEqual({ N: 'rpm' });
      expect(rolesOfHead(of) ?? {}).toEqual(roles);
      expectUnchangedPrototypes();
    }),
  );
});
