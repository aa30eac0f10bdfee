import type { StockTable } from '@site/src/data/stockTable';
import { thresholds } from '@site/src/data/limits/thresholds';
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

/** From which load on the computer listens; the 1.8 and some files of 2008 have another. */
const leastLoadAt = (rpm: number, table: StockTable | undefined): number =>
  table?.kind === 'curve'
    ? valueOnCurve({ at: table.y, values: table.z }, rpm)
    : thresholds.knockListening.leastLoad;

const unheard = (place: SparkPlace | undefined, leastLoad: number): boolean => {
  if (!place) return true;
  const { engineSpeedRpm, load } = place;
  const { leastRpm } = thresholds.knockListening;
  return engineSpeedRpm < leastRpm || engineSpeedRpm >= firstUnheardRowRpm || load < leastLoad;
};

/**
 * What the guide says of one place on the spark maps, and of raising its target.
 *
 * @param place undefined for the reader's own values, which name none
 * @param byDegrees what the target is raised by
 * @param listening `Knock Listen - Min Load` of the calibration, if it is known
 */
export const sparkNotices = (
  terms: SparkTraceTerms,
  byDegrees: number,
  place?: SparkPlace,
  listening?: StockTable,
): readonly Notice[] => {
  const { knock } = terms.additive;
  const leastLoad = leastLoadAt(place?.engineSpeedRpm ?? 0, place && listening);
  const at = place && `${place.engineSpeedRpm} rpm and load ${place.load}`;
  const raised = byDegrees > 0;
  const coldOnly =
    place?.shuttersIn === true &&
    (place.coolantC > shutters.mostCoolantC || place.engineSpeedRpm > shutters.mostRpm);
  return [
    ...(raised && unheard(place, leastLoad)
      ? [
          notice('raisedUnheard', {
            place: at ? `At ${at}` : 'Your own values name no place: in much of the map',
            load: String(Number(leastLoad.toFixed(3))),
          }),
        ]
      : []),
    ...(raised && knock > 0 ? [notice('raisedInSpiteOfKnock', { degrees: String(knock) })] : []),
    ...(knock > mostKnockDegrees ? [notice('knockBeyondMost', { degrees: String(knock) })] : []),
    ...(coldOnly
      ? [
          notice('shuttersInWarm', {
            place: `${place.engineSpeedRpm} rpm and ${place.coolantC} °C`,
          }),
        ]
      : []),
  ];
};
