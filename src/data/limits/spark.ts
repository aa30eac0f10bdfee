import { type Limit, warning } from './limit';

/** What to know before a spark target is raised, and of maps that are not those of the car. */
export const spark = {
  sparkMapsOfAnother: warning(
    'spark-instrument',
    '{nearness} Near enough to look at, never to flash.',
    'rom-data',
  ),
  raisedUnheard: warning(
    'add-spark-advance',
    '{place} add no advance: the stock computer hears knock from 1000 to 5250 rpm and from load {load} up, and a step in row 5000 still stands in part above.',
    'rom-data',
  ),
  raisedInSpiteOfKnock: warning(
    'add-spark-advance',
    'Knock takes {degrees}° here. After one knock event take 2° out there before the next pull, and stay there: do not raise this target.',
    'guide',
  ),
  raisedOtherMap: warning(
    'add-spark-advance',
    'This place reads another map than `Spark Target | High Fuel Demand, Low-Det`. Leave high-det, low demand, shutters and idle as they are: they are where the computer goes when a raise was wrong.',
    'guide',
    'inferred',
  ),
  raisedOutsideField: warning(
    'add-spark-advance',
    '{place} the guide does not raise the target by {degrees}°: it gives up to 1° at load 0.75 to 1.0 from 3000 to 4500 rpm, and half of it in row 2500 from load 0.75 up and in column 0.6875 from 3000 rpm up.',
    'guide',
    'inferred',
  ),
  raisedOffTemperature: warning(
    'add-spark-advance',
    'Judge added spark with coolant at 85 to 100 °C; here it is {celsius} °C, where heat or a cold engine moves the spark, too.',
    'inferred',
  ),
  raisedUnlikePair: warning(
    'add-spark-advance',
    'In `LF6JE0` the limits for open and closed loop differ in 43 cells, and no source says how to treat that file. Leave its spark alone.',
    'rom-data',
  ),
  knockOnce: warning(
    'knock-listening',
    'Knock takes {degrees}° here. Any rise is an event: make no next pull on that file, and go by “What the computer hears of knock”.',
    'rom-data',
    'inferred',
  ),
  knockTwice: warning(
    'add-spark-advance',
    'A knock retard of {degrees}° is more than one event of 1.7°: end the day and make no next pull. The stop box of the job decides which file to flash.',
    'guide',
    'inferred',
  ),
  knockBeyondMost: warning(
    'knock-strategy',
    'A knock retard of {degrees}° is more than the stock computer takes: it ends at 8° at every rpm.',
    'rom-data',
  ),
  knockUnheard: warning(
    'knock-strategy',
    'At {place} a `KNOCKR` of 0 proves nothing: the stock computer listens for knock from 1000 to 5250 rpm and from load {load} up.',
    'rom-data',
  ),
  knockAsLogged: warning(
    'safety-limits',
    '{degrees}° is what a log rounds to: it shows one event of 1.7° as 1.41 or 1.76°, two as 3.17 or 3.52°. Write multiples of 1.7° for events.',
    'rom-data',
    'computed',
  ),
  raisedTooMuch: warning(
    'add-spark-advance',
    'A target goes up by 1° at a time, one flash each, with pulls between: {degrees}° at once skips the point where knock begins. No source gives a best spark for this place.',
    'guide',
    'inferred',
  ),
  idleUnderLoad: warning(
    'final-spark',
    'At {place} no engine idles: the idle limit is stored for 500 to 1500 rpm and up to load 0.625. Choose “no” at idle.',
    'rom-data',
  ),
  closedLoopAtHighDemand: warning(
    'spark-maps',
    'High fuel demand is a commanded lambda below 0.941, and that is mostly open loop. Full throttle is open loop.',
    'rom-data',
    'guide',
  ),
  coldAdvanceMissing: warning(
    'spark-corrections',
    'At {celsius} °C of coolant a cold advance acts, which away from idle stands in no stock map here: 0 leaves it out. Write it under the other advances.',
    'rom-data',
  ),
  shuttersInWarm: warning(
    'imrc-spark-maps',
    'The shutter maps act on a cold engine: the shutters presumably open from 60 to 63 °C of coolant, or from 3750 rpm. At {place} the normal maps act.',
    'rom-data',
    'inferred',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
