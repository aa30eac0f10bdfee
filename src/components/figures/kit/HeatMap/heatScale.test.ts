import { describe, expect, it } from 'vitest';
import { type HeatScale, stepClass, stepOf } from './heatScale';

const around: HeatScale = { kind: 'two-sided', limits: [0.85, 0.93, 0.985, 1.015, 1.07, 1.15] };
const rising: HeatScale = { kind: 'sequential', limits: [-5, 5, 12, 18, 24, 30, 36] };

describe('stepOf', () => {
  it.each([
    [0.776, 1],
    [0.85, 2],
    [0.9849, 3],
    [0.985, 4],
    [1, 4],
    [1.249, 7],
  ])('puts %d into step %d of seven', (value, step) => {
    expect(stepOf(around, value)).toBe(step);
  });

  it('knows eight steps from low to high', () => {
    expect([-12, -5, 47].map((value) => stepOf(rising, value))).toEqual([1, 2, 8]);
  });
});

describe('stepClass', () => {
  it('names the class of the style sheet', () => {
    expect(stepClass(around, 7)).toBe('two7');
    expect(stepClass(rising, 8)).toBe('seq8');
  });
});
