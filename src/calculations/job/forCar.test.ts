import { expect, it } from 'vitest';
import { isForCar } from './forCar';

const car = (generation = '', engine = '', gearbox = '') => ({ generation, engine, gearbox });

it.each([
  ['1.8', car('NC1', '2.0'), false],
  ['1.8', car('NC1', '1.8'), true],
  ['2.0', car(), true],
  ['NC1', car('NC2'), false],
  ['NC2', car('NC1'), false],
  ['NC2', car('NC3'), true],
  ['manual', car('', '', '6AT'), false],
  ['manual', car('', '', '6MT'), true],
  ['automatic', car('', '', '5MT'), false],
  ['automatic', car(), true],
  ['anything else', car('NC1', '1.8', '5MT'), true],
])('%s, %j: %s', (cars, own, isFor) => {
  expect(isForCar(cars, own)).toBe(isFor);
});
