import { expect, test } from 'vitest';
import { quantitiesIn, quantityPattern } from './quantities';

test.each([
  ['6250 rpm', [{ number: '6250', unit: 'rpm' }]],
  ['80c', [{ number: '80', unit: '°C' }]],
  ['97 °C', [{ number: '97', unit: '°C' }]],
  ['12,0 volts', [{ number: '12.0', unit: 'V' }]],
  [
    'fans at 97c or 5 kph',
    [
      { number: '97', unit: '°C' },
      { number: '5', unit: 'km/h' },
    ],
  ],
  [
    '10 deg',
    [
      { number: '10', unit: '°C' },
      { number: '10', unit: '°' },
    ],
  ],
])('%s is read', (typed, quantities) => {
  expect(quantitiesIn(typed)).toEqual(quantities);
});

test.each(['nc1 2006', 'LF9VEB', '2.5 swap', '16 valves', 'p0601', '5w30', ''])(
  '%s holds none',
  (typed) => {
    expect(quantitiesIn(typed)).toEqual([]);
  },
);

test.each([
  ['6250', 'rpm', 'Above 6250 rpm', true],
  ['6250', 'rpm', 'Above 16250 rpm', false],
  ['250', 'rpm', 'Above 6,250 rpm', false],
  ['12', 'V', 'below 12.0 V.', true],
  ['12.0', 'V', 'below 12 V.', true],
  ['12', 'V', 'below 12.5 V.', false],
  ['80', '°C', 'at 80 °C', true],
  ['80', '°C', 'at 80 %', false],
  ['5', 's', 'wait 5 sources', false],
])('%s %s in "%s": %s', (number, unit, text, told) => {
  expect(quantityPattern({ number, unit }).test(text)).toBe(told);
});
