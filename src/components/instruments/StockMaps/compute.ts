import { notice, type Notice } from '@site/src/calculations/limits/notice';
import { differingTables } from '@site/src/calculations/stockMapView/differingTables';
import {
  type NoDifference,
  stockMapDifference,
  type StockMapDifference,
} from '@site/src/calculations/stockMapView/stockMapDifference';
import { stockMapView, type StockMapView } from '@site/src/calculations/stockMapView/stockMapView';
import {
  type NoStockValue,
  whyNoStockValue,
} from '@site/src/calculations/stockMapView/whyNoStockValue';
import type { OpenStockMaps } from '@site/src/data/openStockMaps';
import { workedStockTables } from '@site/src/data/workedStockTables';
import type { InstrumentResult } from '../kit/evaluate';
import type { FieldContext } from '../kit/instrumentField';
import type { OnDemandState } from '../kit/onDemand';
import { carInShort, type MyCar } from '../MyCar/car';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';
import type { StockLibrary } from '../StockLibrary/library';
import type { ReadCalibration } from '../StockLibrary/readCalibration';
import { tableNotices } from './tableNotices';

/** The table of the worked case, which stands in the page before the stock maps are asked for. */
export const workedTable = 'System Heat Retard Multiplier';
export const workedCalibration = 'LF9VEB';

/** What the maps are shown from. */
export interface MapsResources {
  readonly maps: OnDemandState<StockLibrary>;
  readonly car: MyCar;
}

/** What the fields hold; without a value while the stock maps are on their way. */
export interface MapsValues {
  readonly calibration: ReadCalibration | undefined;
  readonly find: string;
  readonly table: string | undefined;
  readonly other: string;
  readonly mark: '.' | ',';
}

/** The table of another calibration against the shown one; `unknown`: its file could not be read. */
export interface Compared {
  readonly id: string;
  readonly difference: StockMapDifference | NoDifference | { readonly kind: 'unknown' };
  readonly view: StockMapView | undefined;
  /** Both hold the same content, whether its values are in the data or not. */
  readonly alike: boolean;
  /** Tables in which the two differ, of all that have stock values. */
  readonly differing: readonly string[];
}

/** One table of one calibration. */
export interface MapsResult extends InstrumentResult {
  readonly calibration: ReadCalibration;
  readonly table: string;
  /** Missing: see `why`. */
  readonly view: StockMapView | undefined;
  /** Why there are no values. */
  readonly why: 'absent' | 'left-out' | NoStockValue | undefined;
  readonly compared: Compared | undefined;
  /** The cells may be put into the reader's own file: they are of its calibration, and do no harm. */
  readonly isForCopying: boolean;
  /** They could be, if My car said which calibration is the reader's. */
  readonly isOwnUnknown: boolean;
  readonly mark: '.' | ',';
}

/** The calibration of the worked case, as the stock maps describe it. */
const workedCar: ReadCalibration = {
  asked: workedCalibration,
  shown: workedCalibration,
  car: 'USA, 2009, 2.0 (LF), 6MT (one source)',
  nearness: [],
};

function comparedWith(
  other: string,
  table: string,
  shown: string,
  maps: OpenStockMaps,
): Compared | undefined {
  if (other === 'none' || !maps.tableNames.includes(table)) return undefined;
  if (!maps.calibrations.includes(other))
    return {
      id: other,
      difference: { kind: 'unknown' },
      view: undefined,
      alike: false,
      differing: [],
    };
  return {
    id: other,
    difference: stockMapDifference(maps, table, shown, other),
    view: stockMapView(maps.table(table, other)),
    alike: maps.variantOf(table, shown) === maps.variantOf(table, other),
    differing: differingTables(maps, shown, other),
  };
}

/** The maps are of another calibration than the one asked for. */
const ofAnother = ({ asked, nearness }: ReadCalibration): readonly Notice[] =>
  nearness.length === 0 ? [] : [notice('mapsOfAnother', { asked, nearness: nearness.join(' ') })];

/** What is shown, told of a car of which the calibration is not known. */
function standingFor(car: MyCar, typical: string | undefined): string {
  const { generation, market, engine, gearbox } = car;
  const chosen = [market, carInShort(car)].filter(Boolean).join(' ');
  if (!typical) return `not a map of your car, ${chosen}: none is known to be typical of it`;
  if ([market, engine, gearbox].includes(''))
    return `which need not be typical of your car, ${chosen}`;
  return generation === 'NC3'
    ? `of an NC2; your car, ${chosen}, may have other pedal maps`
    : `typical of such a car, ${chosen}`;
}

/** A car without its calibration: what is shown is typical of it, or the worked case. */
function carNotRead(car: MyCar, { asked }: ReadCalibration): readonly Notice[] {
  const { calibration, generation, market, engine, gearbox } = car;
  if (calibration !== '' || [generation, market, engine, gearbox].every((each) => each === ''))
    return [];
  const typical = calibrationOfCar(car).calibration;
  if (asked !== (typical ?? workedCalibration)) return [];
  return [notice('mapsCarNotRead', { id: asked, what: standingFor(car, typical) })];
}

/** The calibration that was chosen in My car is another one, however well this one could be read. */
function notOfCar(car: MyCar, { shown, nearness }: ReadCalibration): readonly Notice[] {
  const own = car.calibration === '' ? undefined : calibrationOfCar(car).calibration;
  return own === undefined || own === shown || nearness.length > 0
    ? []
    : [notice('mapsNotOfCar', { own, id: shown })];
}

function shownTable(maps: OpenStockMaps, id: string, name: string) {
  const noStock = whyNoStockValue(maps, name);
  if (noStock) return { view: undefined, why: noStock };
  const table = maps.table(name, id);
  const why = table.kind === 'absent' || table.kind === 'left-out' ? table.kind : undefined;
  return { view: stockMapView(table), why };
}

/** One stock table, what it differs in, and what it is not for; undefined while the maps are loading. */
export function compute(
  values: MapsValues,
  { texts, resources: { maps: loaded, car } }: FieldContext<MapsResources>,
): MapsResult | undefined {
  const library = loaded.value;
  const isWorked =
    texts.calibration === workedCalibration &&
    values.table === workedTable &&
    values.other === 'none';
  const calibration = values.calibration ?? (isWorked ? workedCar : undefined);
  const { table, other, mark } = values;
  if (!calibration || table === undefined || (!library && !isWorked)) return undefined;
  const maps = library?.maps ?? workedStockTables;
  const about = tableNotices(table);
  const another = ofAnother(calibration);
  const compared = comparedWith(other, table, calibration.shown, maps);
  const notices = [
    ...another,
    ...about,
    ...carNotRead(car, calibration),
    ...notOfCar(car, calibration),
    ...(compared && compared.id !== calibration.shown ? [notice('mapsOnlyToCompare')] : []),
  ];
  const mayBeCopied = notices.every(
    ({ kind, limit }) => kind !== 'refusal' && limit !== 'mapsIncrementRate',
  );
  return {
    notices,
    calibration,
    table,
    ...shownTable(maps, calibration.shown, table),
    compared,
    isForCopying: mayBeCopied && car.calibration !== '',
    isOwnUnknown: mayBeCopied && car.calibration === '',
    mark,
  };
}
