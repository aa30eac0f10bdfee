import type { OpenStockMaps } from '@site/src/data/openStockMaps';
import type { KnockListening } from './LogAnalysisOptions';

/** Where the stock computer of a calibration listens for knock; null if the file does not hold it. */
export const knockListeningOf = (
  maps: Pick<OpenStockMaps, 'table'>,
  calibrationId: string,
): KnockListening | null => {
  const load = maps.table('Knock Listen - Min Load', calibrationId);
  const least = maps.table('Knock Listen - Min RPM', calibrationId);
  const most = maps.table('Knock Listen - Max RPM', calibrationId);
  if (load.kind !== 'curve' || least.kind !== 'value' || most.kind !== 'value') return null;
  return { leastRpm: least.z, mostRpm: most.z, leastLoad: { at: load.y, values: load.z } };
};
