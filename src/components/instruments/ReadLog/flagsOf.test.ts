import { expect, it } from 'vitest';
import { flagsOf } from './flagsOf';

const stretch = { fromSeconds: 100, toSeconds: 200 };

it('stand where events begin, within the stretch alone, and never over each other', () => {
  const flags = flagsOf(
    [
      { kind: 'pull', fromSeconds: 99 },
      { kind: 'fuelCut', fromSeconds: 110 },
      { kind: 'pull', fromSeconds: 150 },
      { kind: 'pull', fromSeconds: 154 },
      { kind: 'knock', fromSeconds: 120 },
      { kind: 'pull', fromSeconds: 118 },
      { kind: 'knock', fromSeconds: 201 },
    ],
    stretch,
  );
  // The pull at 118 gives way to the knock beside it; the second of two pulls to the first.
  expect(flags).toEqual([
    { kind: 'knock', share: 0.2 },
    { kind: 'pull', share: 0.5 },
  ]);
});

it('no flag where the stretch has no length', () => {
  expect(flagsOf([{ kind: 'knock', fromSeconds: 5 }], { fromSeconds: 5, toSeconds: 5 })).toEqual(
    [],
  );
});
