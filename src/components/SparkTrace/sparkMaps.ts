import type { Calibration } from '@site/src/data/calibration';
import type { OpenStockMaps } from '@site/src/data/openStockMaps';
import { onDemand } from '../Instrument/onDemand';

/** The stock maps of all calibrations that could be read, and what is known of all of them. */
export interface SparkMaps {
  readonly maps: OpenStockMaps;
  readonly calibrations: readonly Calibration[];
}

/** Loaded only when the reader leaves the worked case. */
export const sparkMaps = onDemand<SparkMaps>(async () => {
  const [{ openStockMaps }, { default: file }, { calibrations }] = await Promise.all([
    import('@site/src/data/openStockMaps'),
    import('@site/src/data/stock-maps.json'),
    import('@site/src/data/calibrations'),
  ]);
  return { maps: openStockMaps(file), calibrations };
});
