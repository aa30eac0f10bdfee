import { describe, expect, it } from 'vitest';
import { converted, unitConversions } from './units';

const result = (from: string, to: string): string => {
  const found = unitConversions.find((each) => each.from === from && each.to === to);
  return found ? converted(found, found.example).toFixed(found.decimals) : '';
};

describe('the conversions', () => {
  it('are 13, each pair once', () => {
    expect(unitConversions).toHaveLength(13);
    expect(new Set(unitConversions.map(({ from, to }) => `${from} ${to}`)).size).toBe(13);
  });

  it.each([
    ['kPa', 'psi', '56.85'],
    ['psi', 'kPa', '399.9'],
    ['bar', 'kPa', '400'],
    ['kgf/cm²', 'kPa', '392.27'],
    ['PS', 'kW', '117.7'],
    ['PS', 'hp', '167.7'],
    ['hp', 'kW', '124.5'],
    ['Nm', 'lb-ft', '139.4'],
    ['kgm', 'Nm', '189.3'],
    ['°C', '°F', '194'],
    ['km/h', 'mph', '62.14'],
    ['g/s', 'lb/min', '14.55'],
    ['cc/min of petrol', 'lb/h', '28.97'],
  ])('%s to %s gives %s', (from, to, printed) => {
    expect(result(from, to)).toBe(printed);
  });

  it('leads back where both directions are listed', () => {
    const [toPsi, toKpa] = unitConversions;
    if (toPsi && toKpa) expect(converted(toKpa, converted(toPsi, 392))).toBeCloseTo(392, 2);
  });
});
