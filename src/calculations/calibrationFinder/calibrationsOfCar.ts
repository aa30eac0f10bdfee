import { mx5Calibrations, type Calibration } from '@site/src/data/calibrations';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** What an owner knows without reading the computer; null: does not matter. */
export interface KnownCar {
  readonly market: 'USA' | 'UK and Europe' | 'Japan' | null;
  /** 2005 to 2015. */
  readonly year: number | null;
  readonly gearbox: '5MT' | '6MT' | 'AT' | null;
}

/** A family that may be the owner's. */
export interface PossibleFamily {
  readonly family: string;
  /** Its known IDs; the year does not tell which one is in the car. */
  readonly ids: readonly string[];
  /** Something of it rests on inference, or is not known and could not be compared. */
  readonly uncertain: boolean;
}

const yearRange: Quantity = { name: 'the model year', unit: '', least: 2005, most: 2015 };

type Match = 'yes' | 'perhaps' | 'no';

const marketMatch = (
  { vehicle, marketInferred }: Calibration,
  market: KnownCar['market'],
): Match => {
  const held = vehicle.market ?? marketInferred?.market ?? null;
  if (market === null) return 'yes';
  if (held === null) return 'perhaps';
  const same = held === market || (market === 'UK and Europe' && ['UK', 'Europe'].includes(held));
  if (!same) return 'no';
  return vehicle.market ? 'yes' : 'perhaps';
};

const yearMatch = ({ vehicle }: Calibration, year: number | null): Match => {
  if (year === null) return 'yes';
  if (vehicle.years === null) return 'perhaps';
  const [from = NaN, to = from] = vehicle.years.split('-').map(Number);
  return year >= from && year <= to ? 'yes' : 'no';
};

const gearboxMatch = ({ vehicle }: Calibration, gearbox: KnownCar['gearbox']): Match => {
  if (gearbox === null || vehicle.gearbox === gearbox) return 'yes';
  return vehicle.gearbox === null ? 'perhaps' : 'no';
};

/**
 * Families that may be in a car; the certain ones first. Only reading the ID tells which it is.
 *
 * @throws OutOfRangeError for a year in which no NC was built
 */
export const familiesOfCar = ({ market, year, gearbox }: KnownCar): readonly PossibleFamily[] => {
  if (year !== null) requireInRange(yearRange, year);
  const families = new Map<string, { ids: string[]; uncertain: boolean }>();
  for (const each of mx5Calibrations) {
    const matches = [marketMatch(each, market), yearMatch(each, year), gearboxMatch(each, gearbox)];
    if (matches.includes('no')) continue;
    const family = families.get(each.family) ?? { ids: [], uncertain: false };
    family.ids.push(each.id);
    family.uncertain ||= matches.includes('perhaps');
    families.set(each.family, family);
  }
  return [...families]
    .map(([family, rest]) => ({ family, ...rest }))
    .sort((a, b) => Number(a.uncertain) - Number(b.uncertain));
};
