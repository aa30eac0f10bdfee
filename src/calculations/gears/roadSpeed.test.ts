import { describe, expect, it } from 'vitest';
import { roadSpeed, tyreCircumference } from './roadSpeed';

const circumferenceMetres = tyreCircumference(205, 45, 17);

describe('tyreCircumference', () => {
  it('gives the two tyres of the car', () => {
    expect(circumferenceMetres).toBeCloseTo(1.9362, 4);
    expect(tyreCircumference(205, 50, 16)).toBeCloseTo(1.9208, 4);
  });
});

describe('roadSpeed', () => {
  it('gives the worked example', () => {
    const fourth = { gearRatio: 1.177, finalDrive: 4.1, circumferenceMetres };
    expect(roadSpeed(1000, fourth)).toBeCloseTo(24.07, 2);
  });

  it('refuses a ratio of 0', () => {
    expect(() => roadSpeed(1000, { gearRatio: 0, finalDrive: 4.1, circumferenceMetres })).toThrow();
  });
});
