import { describe, expect, it } from 'vitest';
import { sparkCase } from './sparkCase';

describe('sparkCase', () => {
  it('finds the terms of the worked cases in the stock file', () => {
    const heat = sparkCase({
      engineSpeedRpm: 4000,
      load: 0.875,
      coolantCelsius: 90,
      intakeAirCelsius: 50,
      knockEvents: 1,
    });
    expect(heat).toMatchObject({ targetDegrees: 19.2, heatRetardDegrees: 4.5, limitDegrees: 23 });
    expect(heat.heatMultiplier).toBeCloseTo(0.7);
    expect(heat.finalDegrees).toBeCloseTo(14.35);
    const limit = sparkCase({
      engineSpeedRpm: 4500,
      load: 0.6875,
      coolantCelsius: 90,
      intakeAirCelsius: 20,
      knockEvents: 0,
    });
    expect(limit).toMatchObject({ targetDegrees: 29.5, binding: 'limit', finalDegrees: 25.8 });
  });
});
