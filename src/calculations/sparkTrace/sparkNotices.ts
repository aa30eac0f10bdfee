import type { StockTable } from '@site/src/data/stockTable';
import { thresholds } from '@site/src/data/limits/thresholds';
import { heatNotices } from '../limits/heatNotices';
import { type Notice, notice } from '../limits/notice';
import { valueOnCurve } from '../stockTable/valueOnCurve';
import type { SparkPlace } from './sparkFromStock';
import type { SparkTraceTerms } from './SparkTraceTerms';

/** 8° in all stock files. */
const mostKnockDegrees = 8;

/** A step in this row stands in part where the computer no longer listens. */
const firstUnheardRowRpm = 5000;

/** Where the shutters open, by the file that lets them stay longest. */
const shutters = { mostCoolantC: 63, mostRpm: 3750 };

/** Where `Spark Idle Limit` ends; out of gear a frozen engine idles at up to 1750 rpm. */
const idleEnds = { rpm: 1500, frozenRpm: 1750, load: 0.625 };

/** Where the guide raises a target by a step of 1°, and by half of it. */
const raisedField = { leastLoad: 0.75, leastRpm: 3000, mostRpm: 4500 };
const halfField = { leastLoad: 0.6875, leastRpm: 2500, mostRpm: 4500 };
const halfStep = 0.5;

/** Where the stock cold advance ends. */
const warmC = 80;

const eventDegrees = 1.7;
const loggedStepDegrees = 0.35211;

const isMultiple = (value: number, of: number): boolean =>
  Math.abs(value / of - Math.round(value / of)) * of < 0.006;

/** From which load on the computer listens; the 1.8 and some files of 2008 have another. */
const leastLoadAt = (rpm: number, table: StockTable | undefined): number =>
  table?.kind === 'curve'
    ? valueOnCurve({ at: table.y, values: table.z }, rpm)
    : thresholds.knockListening.leastLoad;

const unheard = ({ engineSpeedRpm, load }: SparkPlace, leastLoad: number): boolean => {
  const { leastRpm, mostRpm } = thresholds.knockListening;
  return engineSpeedRpm < leastRpm || engineSpeedRpm > mostRpm || load < leastLoad;
};

const printedLoad = (load: number): string => String(Number(load.toFixed(3)));

/** What a place itself contradicts. */
const placeNotices = (place: SparkPlace, terms: SparkTraceTerms): readonly Notice[] => {
  const {
    engineSpeedRpm: rpm,
    load,
    coolantC,
    intakeAirC,
    shuttersIn,
    idle,
    fuelDemand,
    loop,
  } = place;
  const shuttersInTooWarm =
    shuttersIn && (coolantC > shutters.mostCoolantC || rpm > shutters.mostRpm);
  const idleRpm = coolantC > 0 ? idleEnds.rpm : idleEnds.frozenRpm;
  const busy = idle && (rpm > idleRpm || load > idleEnds.load);
  const lacksAdvance = !idle && coolantC < warmC && terms.coldAdvanceDegrees === 0;
  return [
    ...(busy ? [notice('idleUnderLoad', { place: `${rpm} rpm and load ${load}` })] : []),
    ...(shuttersInTooWarm
      ? [notice('shuttersInWarm', { place: `${rpm} rpm and ${coolantC} °C` })]
      : []),
    ...(fuelDemand === 'high' && loop === 'closed' ? [notice('closedLoopAtHighDemand')] : []),
    ...(lacksAdvance ? [notice('coldAdvanceMissing', { celsius: String(coolantC) })] : []),
    ...heatNotices(coolantC, intakeAirC),
  ];
};

/** What a knock retard cannot be, or cannot prove. */
const knockNotices = (degrees: number): readonly Notice[] => {
  const values = { degrees: String(degrees) };
  if (degrees > mostKnockDegrees) return [notice('knockBeyondMost', values)];
  const rounded = isMultiple(degrees, loggedStepDegrees) && !isMultiple(degrees, eventDegrees);
  return rounded ? [notice('knockAsLogged', values)] : [];
};

const isOutsideField = ({ engineSpeedRpm, load }: SparkPlace, byDegrees: number): boolean => {
  const field = byDegrees > halfStep ? raisedField : halfField;
  // Row 2500 and column 0.6875 get half a step each, where they cross none.
  const isCorner = load < raisedField.leastLoad && engineSpeedRpm < raisedField.leastRpm;
  return (
    isCorner ||
    load < field.leastLoad ||
    engineSpeedRpm < field.leastRpm ||
    engineSpeedRpm > field.mostRpm
  );
};

const isOffTemperature = ({ coolantC }: SparkPlace): boolean => {
  const { least, most } = thresholds.sparkCoolantCelsius;
  return coolantC < least || coolantC > most;
};

/** The guide raises one map and its twin: high fuel demand, no high-det, shutters open, away from idle. */
const isOtherMap = ({ fuelDemand, knockClass, shuttersIn, idle }: SparkPlace): boolean =>
  fuelDemand !== 'high' || knockClass !== 'low-det' || shuttersIn || idle;

/** Where a knock retard of 0 proves nothing. */
const unheardNotices = (
  place: SparkPlace | undefined,
  listening: StockTable | undefined,
): readonly Notice[] => {
  const { engineSpeedRpm = 0, load } = place ?? {};
  const leastLoad = leastLoadAt(engineSpeedRpm, listening);
  return place && unheard(place, leastLoad)
    ? [
        notice('knockUnheard', {
          place: `${engineSpeedRpm} rpm and load ${load}`,
          load: printedLoad(leastLoad),
        }),
      ]
    : [];
};

/** What to know before the target is raised. */
const raiseNotices = (
  byDegrees: number,
  knockDegrees: number,
  place: SparkPlace | undefined,
  listening: StockTable | undefined,
): readonly Notice[] => {
  const leastLoad = leastLoadAt(place?.engineSpeedRpm ?? 0, place && listening);
  const at = place
    ? `At ${place.engineSpeedRpm} rpm and load ${place.load}`
    : 'Your own values name no place; in much of the map';
  const isUnheard =
    !place || place.engineSpeedRpm >= firstUnheardRowRpm || unheard(place, leastLoad);
  return [
    ...(isUnheard ? [notice('raisedUnheard', { place: at, load: printedLoad(leastLoad) })] : []),
    ...(place && isOtherMap(place) ? [notice('raisedOtherMap')] : []),
    ...(place && !isUnheard && !isOtherMap(place) && isOutsideField(place, byDegrees)
      ? [notice('raisedOutsideField', { place: at, degrees: String(byDegrees) })]
      : []),
    ...(place && isOffTemperature(place)
      ? [notice('raisedOffTemperature', { celsius: String(place.coolantC) })]
      : []),
    ...(knockDegrees > 0 && knockDegrees <= thresholds.oneKnockDegrees
      ? [notice('raisedInSpiteOfKnock', { degrees: String(knockDegrees) })]
      : []),
    ...(byDegrees > 1 ? [notice('raisedTooMuch', { degrees: String(byDegrees) })] : []),
  ];
};

/**
 * What the guide says of one place on the spark maps, and of raising its target.
 *
 * @param byDegrees what the target is raised by
 * @param place undefined for the reader's own values, which name none
 * @param listening `Knock Listen - Min Load` of the calibration, if it is known
 */
export const sparkNotices = (
  terms: SparkTraceTerms,
  byDegrees: number,
  place?: SparkPlace,
  listening?: StockTable,
): readonly Notice[] => {
  const { knock } = terms.additive;
  return [
    ...(byDegrees > 0
      ? raiseNotices(byDegrees, knock, place, listening)
      : unheardNotices(place, listening)),
    ...(byDegrees === 0 && knock > 0 && knock <= thresholds.oneKnockDegrees
      ? [notice('knockOnce', { degrees: String(knock) })]
      : []),
    ...(knock > thresholds.oneKnockDegrees && knock <= mostKnockDegrees
      ? [notice('knockTwice', { degrees: String(knock) })]
      : []),
    ...knockNotices(knock),
    ...(place ? placeNotices(place, terms) : []),
  ];
};
