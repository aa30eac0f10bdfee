import type { StockTable } from '@site/src/data/stockTable';
import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';
import type { Notice } from '../limits/notice';
import { edgeNotices, type TableRead } from '../stockTable/edgeNotices';
import { valueOnCurve } from '../stockTable/valueOnCurve';
import { valueOnMap } from '../stockTable/valueOnMap';
import { quietTerms, type SparkTraceTerms } from './SparkTraceTerms';
import { sparkTableNames, type SparkSelection } from './sparkTableNames';

/** Where the engine is, and what the computer has selected. */
export interface SparkPlace extends SparkSelection {
  /** 500 to 7500 rpm in the maps; 0 to 10 000. At idle it also stands for the idle speed target. */
  readonly engineSpeedRpm: number;
  /** Load fraction; 0.125 to 1 in the maps; 0 to 3. */
  readonly load: number;
  /** −40 to 150 °C. */
  readonly coolantC: number;
  /** −40 to 150 °C. */
  readonly intakeAirC: number;
  /** The cam is more than 5° advanced, so that the addition to the limit counts. */
  readonly camBeyondFive: boolean;
}

/** A term, the table it came from, and the value it has. */
export interface StockTerm {
  readonly term:
    | 'target'
    | 'heat-retard'
    | 'heat-multiplier'
    | 'limit'
    | 'cam-addition'
    | 'idle-limit'
    | 'cold-advance';
  /** Exact name. */
  readonly table: string;
  readonly value: number;
}

export interface SparkFromStock {
  readonly terms: SparkTraceTerms;
  readonly from: readonly StockTerm[];
  /** Where the place lies outside the axes of a table that acts, so that its edge was held. */
  readonly edges: readonly Notice[];
}

/** What a place on the maps may be. */
export const placeRanges = {
  engineSpeedRpm: { name: 'the engine speed', unit: 'rpm', least: 0, most: 10_000 },
  load: { name: 'the load', unit: '', least: 0, most: 3 },
  coolantC: { name: 'the coolant temperature', unit: '°C', least: -40, most: 150 },
  intakeAirC: { name: 'the intake air temperature', unit: '°C', least: -40, most: 150 },
} as const satisfies Record<string, Quantity>;

interface ReadTerm extends StockTerm {
  readonly read: TableRead;
}

/** @throws Error for a table that has no values or other dimensions */
const readTerm = (term: StockTerm['term'], table: StockTable, x: number, y: number): ReadTerm => {
  const named = { term, table: table.name };
  if (table.kind === 'map')
    return { ...named, value: valueOnMap(table, x, y), read: { table, x, y } };
  if (table.kind !== 'curve') throw new Error(`"${table.name}" has no values to read at a place.`);
  const value = valueOnCurve({ at: table.y, values: table.z }, y);
  return { ...named, value, read: { table, y } };
};

/**
 * The terms of the spark chain that the stock maps of a calibration hold, at one place.
 *
 * Between breakpoints the maps are read in straight lines, and beyond their edges the last cell
 * holds: usual, not documented. The stock-map file holds neither the multiplier of the cam addition
 * nor a power addition, no EGR advance and no cold advance away from idle; these are taken as 1 and 0,
 * and so are all retards that act now and then. Set them in the terms that come back.
 *
 * @param table looks a table up by its exact name
 */
export const sparkFromStock = (
  table: (name: string) => StockTable,
  place: SparkPlace,
): SparkFromStock => {
  const speed = requireInRange(placeRanges.engineSpeedRpm, place.engineSpeedRpm);
  const load = requireInRange(placeRanges.load, place.load);
  const coolant = requireInRange(placeRanges.coolantC, place.coolantC);
  const intakeAir = requireInRange(placeRanges.intakeAirC, place.intakeAirC);
  const names = sparkTableNames(place);
  const term = (which: StockTerm['term'], name: string, x: number, y: number): ReadTerm =>
    readTerm(which, table(name), x, y);

  const target = term('target', names.target, load, speed);
  const heat = term('heat-retard', names.heatRetard, coolant, intakeAir);
  const multiplier = term('heat-multiplier', names.heatMultiplier, load, speed);
  const limit = term('limit', names.limit, load, speed);
  const cam = term('cam-addition', names.camAddition, load, speed);
  const idleLimit = term('idle-limit', names.idleLimit, load, speed);
  const cold = term('cold-advance', names.coldAdvance, 0, coolant);
  const moving = place.camBeyondFive ? [limit, cam] : [limit];
  const acting = [target, heat, multiplier, ...(place.idle ? [idleLimit, cold] : moving)];
  return {
    terms: {
      ...quietTerms,
      targetDegrees: target.value,
      heatRetardDegrees: heat.value,
      heatMultiplier: multiplier.value,
      idle: place.idle,
      limitDegrees: limit.value,
      camAdditionDegrees: place.camBeyondFive ? cam.value : 0,
      idleLimitDegrees: idleLimit.value,
      coldAdvanceDegrees: place.idle ? cold.value : 0,
    },
    from: acting.map(({ term: which, table: name, value }) => ({
      term: which,
      table: name,
      value,
    })),
    edges: edgeNotices(acting.map(({ read }) => read)),
  };
};
