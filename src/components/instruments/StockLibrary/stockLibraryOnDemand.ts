import { onDemand } from '../kit/onDemand';
import type { StockLibrary } from './library';

/** The stock maps of 90 calibrations, loaded once for all instruments that read them. */
export const stockLibraryOnDemand = onDemand<StockLibrary>(
  async () =>
    (await import(/* webpackChunkName: "instrument-stock-library" */ './library')).stockLibrary,
);
