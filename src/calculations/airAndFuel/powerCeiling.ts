import { lambdaRange } from './lambdaFromEnrichment';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import { poundsPerHour } from './poundsPerHour';
import { petrolRatio } from './stoichiometricRatio';

export const injectorsRange: Quantity = {
  name: 'the number of injectors',
  unit: '',
  least: 1,
  most: 8,
  whole: true,
};
export const longDutyRange: Quantity = {
  name: 'the highest duty',
  unit: '%',
  least: 10,
  most: 100,
};

/** Fuel for one horsepower and hour; 0.45 to 0.55 is usual without boost. */
export const consumptionRange: Quantity = {
  name: 'the fuel for one horsepower and hour',
  unit: 'lb',
  least: 0.3,
  most: 1,
};

export interface FuelSupply {
  /** 1 to 8. */
  readonly injectors: number;
  /** Flow of each, cc/min of petrol, 50 to 3000. */
  readonly ccPerMinute: number;
  /** Highest duty, 10 to 100 %; 80 to 85 % for long. */
  readonly dutyPercent: number;
}

/** Petrol that the injectors pass at their highest duty, lb/h. */
const fuelPoundsPerHour = ({ injectors, ccPerMinute, dutyPercent }: FuelSupply): number =>
  requireInRange(injectorsRange, injectors) *
  poundsPerHour(ccPerMinute) *
  (requireInRange(longDutyRange, dutyPercent) / 100);

/**
 * Power at the crank that the injectors can feed.
 *
 * @param poundsPerHorsepowerHour fuel consumption, 0.3 to 1 lb/(hp·h)
 * @returns N · fuel · duty / consumption, hp
 */
export const powerCeilingHp = (supply: FuelSupply, poundsPerHorsepowerHour: number): number =>
  fuelPoundsPerHour(supply) / requireInRange(consumptionRange, poundsPerHorsepowerHour);

const gramsPerPound = 453.59237;
const secondsPerHour = 3600;

/**
 * Air that burns this fuel at a lambda.
 *
 * @param lambda 0.5 to 2
 * @returns g/s; the stock air meter ends at 213.6 g/s
 */
export const airFlowCeilingGramsPerSecond = (supply: FuelSupply, lambda: number): number =>
  (fuelPoundsPerHour(supply) * gramsPerPound * petrolRatio * requireInRange(lambdaRange, lambda)) /
  secondsPerHour;
