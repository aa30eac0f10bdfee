import { expect, it } from 'vitest';
import { expectUnchangedPrototypes } from './unchangedPrototypes';

const prototype = Object.prototype as unknown as Record<string, unknown>;

/** What it says of a change, caught by hand: `expect` itself needs the prototypes. */
const toldOf = (change: () => void): string => {
  change();
  try {
    expectUnchangedPrototypes();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('names what is new or another in a prototype, and takes it back', () => {
  const toString: unknown = Reflect.get(prototype, 'toString');
  const added = toldOf(() => (prototype.polluted = true));
  expect(added).toBe('A prototype was changed: polluted is new');
  expect(prototype.polluted).toBeUndefined();
  const replaced = toldOf(() => (prototype.toString = () => 'polluted'));
  expect(replaced).toBe('A prototype was changed: toString is another');
  expect(Reflect.get(prototype, 'toString')).toBe(toString);
  expect(toldOf(() => undefined)).toBe('');
});
