import { expect, test } from 'vitest';
import { stem } from './stem';

test.each([
  ['log', 'logs', 'logging', 'logged', 'logger'],
  ['flash', 'flashes', 'flashing', 'flashed'],
  ['tyre', 'tyres', 'tire', 'tires'],
  ['calibration', 'calibrations', 'calibrate', 'calibrating'],
  ['injector', 'injectors'],
  ['colour', 'color', 'colours'],
  ['litre', 'liter', 'litres'],
  ['immobiliser', 'immobilizer'],
  ['battery', 'batteries'],
  ['stop', 'stops', 'stopped', 'stopping'],
  ['fuse', 'fuses'],
  ['map', 'maps', 'mapping', 'mapped'],
])('%s has one stem in all its forms', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['lean', 'lens'],
  ['load', 'loop'],
  ['plug', 'plus'],
  ['gear', 'gearbox'],
  ['knock', 'knob'],
])('%s is not %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('names and numbers stay as they are', () => {
  for (const name of ['lf9veb', '14v', 'gas', 'p0601', 'mass']) expect(stem(name)).toBe(name);
});
