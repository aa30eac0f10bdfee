import { raisedTarget, type RaisedTarget } from '@site/src/calculations/sparkTrace/raisedTarget';
import {
  sparkFromStock,
  type SparkPlace,
  type StockTerm,
} from '@site/src/calculations/sparkTrace/sparkFromStock';
import {
  sparkSweep,
  type OwnTerms,
  type SweptQuantity,
  type SweptSpark,
} from '@site/src/calculations/sparkTrace/sparkSweep';
import { sparkTrace, type SparkTrace } from '@site/src/calculations/sparkTrace/sparkTrace';
import {
  quietTerms,
  type SparkTraceTerms,
} from '@site/src/calculations/sparkTrace/SparkTraceTerms';
import { sweepPoints } from '@site/src/calculations/sparkTrace/sweepPoints';
import { readableFor, type ReadableFor } from '@site/src/calculations/stockMapView/readableFor';
import type { StockTable } from '@site/src/data/stockTable';
import { reading, type Reading } from '../kit/reading';
import type { StockLibrary } from '../StockLibrary/library';
import { type NumberName, readSpark, type SparkValues } from './readSpark';
import { sparkStore } from './sparkStore';
import { workedTable } from './workedTables';

export interface SparkResult {
  /** Whose maps, and how near they come; undefined for the reader's own values. */
  readonly maps: ReadableFor | undefined;
  readonly terms: SparkTraceTerms;
  /** Which table each term came from; empty for the reader's own values. */
  readonly from: readonly StockTerm[];
  readonly trace: SparkTrace;
  readonly raised: RaisedTarget;
  /** The chain along a line over the maps; empty for the reader's own values. */
  readonly sweep: readonly SweptSpark[];
  readonly over: SweptQuantity;
  /** Where on that line the case lies. */
  readonly at: number;
  /** Engine speed and load in words; empty for the reader's own values. */
  readonly place: string;
}

/** What the worked case reads of the maps depends on these alone. */
const placeNames = [
  ...(['from', 'id', 'rpm', 'load', 'coolant', 'air', 'over'] as const),
  ...(['demand', 'knocks', 'loop', 'shutters', 'idle', 'cam'] as const),
];

/** Whether the few cells of the worked case are enough, so that nothing need be loaded. */
export const isWorkedPlace = (values: SparkValues): boolean => {
  const { values: worked } = sparkStore.workedCase();
  return placeNames.every((name) => values[name] === worked[name]);
};

const workedMaps: ReadableFor = {
  asked: 'LF9VEB',
  nearest: {
    id: 'LF9VEB',
    relation: 'same',
    revisionSteps: 0,
    agrees: [],
    differs: [],
    unknown: [],
  },
};

/** The maps that a case needs. @throws UnusableInputError for an ID without any */
const mapsOf = (
  values: SparkValues,
  loaded: StockLibrary | undefined,
): { found: ReadableFor; table: (name: string) => StockTable } | undefined => {
  if (isWorkedPlace(values)) return { found: workedMaps, table: workedTable };
  if (!loaded) return undefined;
  const { maps, calibrations } = loaded;
  const found = readableFor(values.id, calibrations, maps.calibrations);
  return { found, table: (name) => maps.table(name, found.nearest.id) };
};

/** What is wrong with the ID, once the maps are there. */
export const idReading = (
  values: SparkValues,
  loaded: StockLibrary | undefined,
): Reading<unknown> => reading(() => (values.from === 'own' ? undefined : mapsOf(values, loaded)));

type Numbers = Readonly<Record<NumberName, number>>;

const numbersOf = (values: SparkValues): Reading<Numbers> => {
  const readings = Object.entries(readSpark(values));
  const fault = readings.find(([, read]) => read.fault !== undefined)?.[1].fault;
  if (fault !== undefined) return { fault };
  return {
    value: Object.fromEntries(readings.map(([name, { value }]) => [name, value])) as Numbers,
  };
};

const ownTerms = (n: Numbers): Omit<OwnTerms, 'coldAdvanceDegrees'> => ({
  additive: {
    decelTransition: n.decel,
    fuelCutTransition: n.cut,
    gearToIdleTransition: n.gear,
    highSpeedAndCoolant: n.hot,
    knock: n.knock,
    throttleSensorFault: n.fault,
  },
  conditional: {
    tipInFromStop: n.stop,
    antiLugTipIn: n.lug,
    firstGearTipIn: n.first,
    stumbleRecovery: n.stumble,
  },
  egrAdvanceDegrees: n.egr,
  camAdditionMultiplier: n.camMultiplier,
  powerAdditionDegrees: n.power,
});

const placeOf = (values: SparkValues, n: Numbers): SparkPlace => ({
  engineSpeedRpm: n.rpm,
  load: n.load,
  coolantC: n.coolant,
  intakeAirC: n.air,
  fuelDemand: values.demand === 'low' ? 'low' : 'high',
  knockClass: values.knocks === 'high-det' ? 'high-det' : 'low-det',
  loop: values.loop === 'closed' ? 'closed' : 'open',
  shuttersIn: values.shutters === 'in',
  idle: values.idle === 'yes',
  camBeyondFive: values.cam === 'yes',
});

const finished = (
  terms: SparkTraceTerms,
  n: Numbers,
  rest: Omit<SparkResult, 'terms' | 'trace' | 'raised'>,
): SparkResult => ({
  ...rest,
  terms,
  trace: sparkTrace(terms),
  raised: raisedTarget(terms, n.raise),
});

const fromOwn = (values: SparkValues, n: Numbers): SparkResult => {
  const terms: SparkTraceTerms = {
    ...quietTerms,
    ...ownTerms(n),
    targetDegrees: n.target,
    heatRetardDegrees: n.heat,
    heatMultiplier: n.factor,
    idle: values.idle === 'yes',
    limitDegrees: n.limit,
    camAdditionDegrees: n.camAdd,
    idleLimitDegrees: n.idleLimit,
    coldAdvanceDegrees: n.cold,
  };
  return finished(terms, n, {
    maps: undefined,
    from: [],
    sweep: [],
    over: 'engineSpeedRpm',
    at: 0,
    place: '',
  });
};

const fromStock = (
  values: SparkValues,
  n: Numbers,
  { found, table }: NonNullable<ReturnType<typeof mapsOf>>,
): SparkResult => {
  const place = placeOf(values, n);
  const { terms: read, from } = sparkFromStock(table, place);
  const own = {
    ...ownTerms(n),
    coldAdvanceDegrees: place.idle ? read.coldAdvanceDegrees : n.cold,
  };
  const over = values.over === 'load' ? 'load' : 'engineSpeedRpm';
  return finished({ ...read, ...own }, n, {
    maps: found,
    from,
    sweep: sparkSweep(table, place, over, sweepPoints(table, place, over), own),
    over,
    at: place[over],
    place: `${n.rpm} rpm, load ${n.load}`,
  });
};

/** The result; nothing while the maps are not there; or the message of what cannot be used. */
export const sparkResult = (
  values: SparkValues,
  loaded: StockLibrary | undefined,
): Reading<SparkResult | undefined> => {
  const numbers = numbersOf(values);
  if (numbers.fault !== undefined) return numbers;
  const n = numbers.value;
  if (values.from === 'own') return reading(() => fromOwn(values, n));
  return reading(() => {
    const maps = mapsOf(values, loaded);
    return maps && fromStock(values, n, maps);
  });
};
