import { mx5Calibrations, type Calibration } from '@site/src/data/calibrations';
import { drivetrains } from '@site/src/data/drivetrains';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Where a car was sold; of Canada and Australia no source names a calibration. */
type KnownMarket = 'USA' | 'UK and Europe' | 'Japan' | 'Canada' | 'Australia';

/** What an owner knows without reading the computer; null: does not matter. */
export interface KnownCar {
  readonly market: KnownMarket | null;
  /** 2005 to 2015. */
  readonly year: number | null;
  readonly gearbox: '5MT' | '6MT' | 'AT' | null;
  readonly generation?: 'NC1' | 'NC2' | 'NC3' | null;
  readonly engine?: '1.8' | '2.0' | null;
  /** Of US cars. */
  readonly emissions?: 'Federal' | 'California' | null;
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
  // Its cars may share any file, as far as the sources go.
  if (held === null || market === 'Australia') return 'perhaps';
  if (market === 'Canada')
    return held === 'USA' && vehicle.emissions !== 'California' ? 'perhaps' : 'no';
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

/**
 * The generations that a family may belong to, by its model years and by the gears in its files. Where
 * the two differ it may be either; where no year is known, the gears of NC2 and NC3 are the same.
 *
 * @returns all three if neither is known
 */
export const generationsOf = ({ family, vehicle }: Calibration): readonly string[] => {
  const last = Number(vehicle.years?.split('-').at(-1));
  const byYears = last <= 2008 ? 'NC1' : last <= 2012 ? 'NC2' : last <= 2015 ? 'NC3' : undefined;
  const byGears = drivetrains.find(({ families }) => families.includes(family))?.generation;
  if (byYears === undefined)
    return byGears === undefined
      ? ['NC1', 'NC2', 'NC3']
      : byGears === 'NC1'
        ? ['NC1']
        : ['NC2', 'NC3'];
  return byGears === undefined || byGears === byYears ? [byYears] : [byYears, byGears];
};

/** Years in which each was sold, from the first market to the last; the borders lie in both. */
const yearsOf: Readonly<Record<string, readonly [from: number, to: number]>> = {
  NC1: [2005, 2009],
  NC2: [2008, 2013],
  NC3: [2012, 2015],
};

const generationMatch = (calibration: Calibration, { generation, year }: KnownCar): Match => {
  const held = generationsOf(calibration);
  const possible = held.filter((each) => {
    const [from, to] = yearsOf[each] ?? [NaN, NaN];
    return (generation ?? each) === each && (year === null || (year >= from && year <= to));
  });
  if (possible.length === 0) return 'no';
  return (generation ?? null) === null || held.length === 1 ? 'yes' : 'perhaps';
};

const gearboxMatch = ({ vehicle }: Calibration, gearbox: KnownCar['gearbox']): Match => {
  if (gearbox === null || vehicle.gearbox === gearbox) return 'yes';
  return vehicle.gearbox === null ? 'perhaps' : 'no';
};

const engineMatch = ({ vehicle }: Calibration, { engine, market }: KnownCar): Match => {
  // Australia had only the 2.0.
  const wanted = engine ?? (market === 'Australia' ? '2.0' : null);
  if (wanted === null) return 'yes';
  if (engine === '1.8' && market === 'Australia') return 'no';
  if (vehicle.engine === null) return 'perhaps';
  return vehicle.engine.startsWith(wanted) ? 'yes' : 'no';
};

/** Federal and California are levels of US cars; the sources name none for another market. */
const emissionsMatch = (
  { vehicle, marketInferred }: Calibration,
  emissions: KnownCar['emissions'] = null,
): Match => {
  if (emissions === null || vehicle.emissions === emissions) return 'yes';
  if (vehicle.emissions !== null) return 'no';
  const held = vehicle.market ?? marketInferred?.market ?? 'USA';
  return held === 'USA' ? 'perhaps' : 'no';
};

/** How a calibration agrees with each thing that is known of a car. */
export const matchesOfCar = (
  calibration: Calibration,
  car: KnownCar,
): Readonly<Record<keyof KnownCar, Match>> => ({
  market: marketMatch(calibration, car.market),
  generation: generationMatch(calibration, car),
  year: yearMatch(calibration, car.year),
  gearbox: gearboxMatch(calibration, car.gearbox),
  engine: engineMatch(calibration, car),
  emissions: emissionsMatch(calibration, car.emissions),
});

/**
 * Families that may be in a car; the certain ones first. Only reading the ID tells which it is.
 *
 * @throws OutOfRangeError for a year in which no NC was built
 */
export const familiesOfCar = (car: KnownCar): readonly PossibleFamily[] => {
  if (car.year !== null) requireInRange(yearRange, car.year);
  const families = new Map<string, { ids: string[]; uncertain: boolean }>();
  for (const each of mx5Calibrations) {
    const matches = Object.values(matchesOfCar(each, car));
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
