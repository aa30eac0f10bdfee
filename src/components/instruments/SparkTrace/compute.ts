import { raisedTarget, type RaisedTarget } from '@site/src/calculations/sparkTrace/raisedTarget';
import {
  sparkFromStock,
  type SparkPlace,
  type StockTerm,
} from '@site/src/calculations/sparkTrace/sparkFromStock';
import { sparkNotices } from '@site/src/calculations/sparkTrace/sparkNotices';
import {
  type OwnTerms,
  sparkSweep,
  type SweptQuantity,
  type SweptSpark,
} from '@site/src/calculations/sparkTrace/sparkSweep';
import { sparkTrace, type SparkTrace } from '@site/src/calculations/sparkTrace/sparkTrace';
import {
  quietTerms,
  type SparkTraceTerms,
} from '@site/src/calculations/sparkTrace/SparkTraceTerms';
import { sweepPoints } from '@site/src/calculations/sparkTrace/sweepPoints';
import { type Notice, notice } from '@site/src/calculations/limits/notice';
import type { StockTable } from '@site/src/data/stockTable';
import type { InstrumentResult } from '../kit/evaluate';
import type { ReadCalibration } from '../StockLibrary/readCalibration';
import { type Context, isWorkedPlace, sparkFields, type SparkValues } from './fields';
import { workedTable } from './workedTables';

export interface SparkResult extends InstrumentResult {
  /** Whose maps, and how near they come; undefined for the reader's own values. */
  readonly maps: ReadCalibration | undefined;
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

/** Its limit tables for open and closed loop differ. */
const unlikePair = 'LF6JE0';

type LookUp = (name: string) => StockTable;

const workedId = sparkFields.id.initial;
const workedMaps: ReadCalibration = { asked: workedId, shown: workedId, car: '', nearness: [] };

/** The terms that no map holds. */
const ownTerms = (values: SparkValues): Omit<OwnTerms, 'coldAdvanceDegrees'> => ({
  additive: {
    decelTransition: values.decel,
    fuelCutTransition: values.cut,
    gearToIdleTransition: values.gear,
    highSpeedAndCoolant: values.hot,
    knock: values.knock,
    throttleSensorFault: values.fault,
  },
  conditional: {
    tipInFromStop: values.stop,
    antiLugTipIn: values.lug,
    firstGearTipIn: values.first,
    stumbleRecovery: values.stumble,
  },
  egrAdvanceDegrees: values.egr,
  camAdditionMultiplier: values.camMultiplier ?? 1,
  powerAdditionDegrees: values.power ?? 0,
});

const placeOf = (values: SparkValues): SparkPlace => ({
  engineSpeedRpm: values.rpm ?? NaN,
  load: values.load ?? NaN,
  coolantC: values.coolant ?? NaN,
  intakeAirC: values.air ?? NaN,
  fuelDemand: values.demand ?? 'high',
  knockClass: values.knocks ?? 'low-det',
  loop: values.loop ?? 'open',
  shuttersIn: values.shutters === 'in',
  idle: values.idle === 'yes',
  camBeyondFive: values.cam === 'yes',
});

const finished = (
  terms: SparkTraceTerms,
  values: SparkValues,
  rest: Omit<SparkResult, 'terms' | 'trace' | 'raised'>,
): SparkResult => ({
  ...rest,
  terms,
  trace: sparkTrace(terms),
  raised: raisedTarget(terms, values.raise),
});

function fromOwn(values: SparkValues): SparkResult {
  const terms: SparkTraceTerms = {
    ...quietTerms,
    ...ownTerms(values),
    targetDegrees: values.target ?? NaN,
    heatRetardDegrees: values.heat ?? NaN,
    heatMultiplier: values.factor ?? NaN,
    idle: values.idle === 'yes',
    limitDegrees: values.limit ?? 0,
    camAdditionDegrees: values.camAdd ?? 0,
    idleLimitDegrees: values.idleLimit ?? 0,
    coldAdvanceDegrees: values.cold ?? 0,
  };
  return finished(terms, values, {
    maps: undefined,
    from: [],
    sweep: [],
    over: 'engineSpeedRpm',
    at: 0,
    place: '',
    notices: sparkNotices(terms, values.raise),
  });
}

const nearnessNotices = ({ nearness }: ReadCalibration): readonly Notice[] =>
  nearness.length > 0 ? [notice('sparkMapsOfAnother', { nearness: nearness.join(' ') })] : [];

function fromStock(
  values: SparkValues,
  maps: ReadCalibration,
  table: LookUp,
  listening: StockTable | undefined,
): SparkResult {
  const place = placeOf(values);
  const { terms: read, from, edges } = sparkFromStock(table, place);
  const own = {
    ...ownTerms(values),
    coldAdvanceDegrees: values.cold ?? read.coldAdvanceDegrees,
  };
  const over = values.over ?? 'engineSpeedRpm';
  const terms = { ...read, ...own };
  return finished(terms, values, {
    maps,
    from,
    sweep: sparkSweep(table, place, over, sweepPoints(table, place, over), own),
    over,
    at: place[over],
    place: `${place.engineSpeedRpm} rpm, load ${place.load}`,
    notices: [
      ...nearnessNotices(maps),
      ...edges,
      ...([maps.shown, maps.asked].includes(unlikePair) ? [notice('raisedUnlikePair')] : []),
      ...sparkNotices(terms, values.raise, place, listening),
    ],
  });
}

/**
 * The chain with every sum on the way; undefined while the stock maps are on their way.
 *
 * @throws OutOfRangeError for a term that cannot be
 */
export function compute(values: SparkValues, context: Context): SparkResult | undefined {
  if (values.from === 'own') return fromOwn(values);
  if (isWorkedPlace(context.texts)) return fromStock(values, workedMaps, workedTable, undefined);
  const { value: library } = context.resources;
  const { id: maps } = values;
  if (!library || !maps) return undefined;
  const table: LookUp = (name) => library.maps.table(name, maps.shown);
  return fromStock(values, maps, table, table('Knock Listen - Min Load'));
}
