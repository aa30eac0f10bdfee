// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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
