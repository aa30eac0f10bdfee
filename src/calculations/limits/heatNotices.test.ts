import { expect, it } from 'vitest';
import { heatNotices } from './heatNotices';

const limitsOf = (...asked: Parameters<typeof heatNotices>) =>
  heatNotices(...asked).map(({ limit }) => limit);

it('ends the pulls from 105 °C of coolant and above 50 °C of intake air', () => {
  expect(limitsOf(104.9, 50)).toEqual([]);
  expect(limitsOf(105, 50)).toEqual(['coolantHot']);
  expect(limitsOf(90, 50.1)).toEqual(['intakeAirHot']);
  expect(heatNotices(90, 50.3)[0]?.text).toContain('here it is 50.3 °C');
  expect(heatNotices(112, 86).map(({ text }) => text)).toEqual([
    expect.stringContaining('112 °C'),
    expect.stringContaining('86 °C'),
  ]);
});
