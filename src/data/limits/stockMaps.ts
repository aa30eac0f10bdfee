import { type Limit, refusal, warning } from './limit';

/** What a stock table of another file, or a dangerous one, is not for. */
export const stockMaps = {
  mapsOfAnother: refusal(
    'maps-instrument',
    'These are not the values of {asked}. {nearness} Look at them, but copy nothing of them into your file: a map of another calibration is not yours.',
    'rom-data',
  ),
  mapsNotOfCar: refusal(
    'maps-instrument',
    'Your car in My car is {own}, and these are the values of {id}. Look at them, but copy nothing of them into your file.',
    'rom-data',
  ),
  mapsCarNotRead: warning(
    'maps-instrument',
    'Your calibration is not chosen in My car. Shown is {id}, {what}: read the ID of your own file before you compare.',
    'rom-data',
  ),
  mapsOnlyToCompare: warning(
    'maps-instrument',
    'A difference is no improvement. Do not take a map from another calibration.',
    'rom-data',
  ),
  mapsNeverSave: refusal(
    'first-tune',
    'Leave this table closed: the public definitions read its one byte as four, and a changed cell takes the knock protection away. There is nothing to copy.',
    'definitions',
    'ncflash-notice',
  ),
  mapsIncrementRate: warning(
    'first-tune',
    'Before every flash this reads 1.70 in your own file. If it does not, neither flash nor drive that file; typing 1.70 is not enough.',
    'definitions',
    'ncflash-notice',
  ),
  mapsEditBothLimits: warning(
    'add-spark-advance',
    'Keep `Spark Limit | OL` and `Spark Limit | CL` alike, and their two [Flex] twins alike: which acts when was read in the program, not tried on a car. In LF6JE0, where they differ, leave them alone.',
    'definitions',
  ),
  mapsTwoCopies: warning(
    'rom-tables',
    'This table stands in two categories: change both copies alike.',
    'definitions',
  ),
  mapsTwinNames: warning(
    'rom-tables',
    'Three tables carry this name: tell them apart by their place in the list.',
    'definitions',
  ),
  mapsAxisIsRpm: warning(
    'rom-tables',
    'EcuFlash calls the axis load; it holds rpm.',
    'definitions',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
