/** Formulas that the text prints with worked numbers and no instrument computes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = ['how-the-engine-computer-thinks', 'log']
  .map((chapter) => readFileSync(`docs/_chapters/${chapter}.mdx`, 'utf8'))
  .join('\n');

/** Expects a number, rounded as the text prints it, and that the text prints it. */
const expectPrinted = (value: number, decimals: number, printed: string): void => {
  expect(value.toFixed(decimals)).toBe(printed);
  expect(text).toContain(printed);
};

it('gives the engine speed from the crank counter', () => {
  const engineSpeedRpm = (difference: number) => 120_000_000 / difference;
  expectPrinted(engineSpeedRpm(40_000), 0, '3000');
  expectPrinted(engineSpeedRpm(20_000), 0, '6000');
});

it('gives the rail pressure that one point of Injector Scaling implies', () => {
  const railKpa = (factor: number, vacuumKpa: number) =>
    (factor ** 2 * vacuumKpa) / (1 - factor ** 2);
  expectPrinted(railKpa(0.94336, 47.46), 1, '383.7');
});

it('gives both trims together, as a sum and exactly', () => {
  expectPrinted(100 * (1.05 * 1.03 - 1), 2, '8.15');
});

it('gives pressures from sensors', () => {
  expectPrinted(((2.74 - 0.5) / 4) * 100, 1, '56.0');
  expectPrinted(2.5 * 24.71, 1, '61.8');
});
