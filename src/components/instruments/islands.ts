/**
 * The parts of the article that answer the reader, by name. Each is loaded by itself when he comes near
 * (see src/client/islands.ts). The names of the chunks are read by config/instrumentChunks.
 */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

export const islands: Readonly<Record<string, Load>> = {
  'my-car': async () =>
    (await import(/* webpackChunkName: "instrument-my-car" */ './MyCar/MyCarFields')).MyCarFields,
  pull: async () =>
    (await import(/* webpackChunkName: "instrument-pull" */ './PullCheck')).PullCheck,
  spark: async () =>
    (await import(/* webpackChunkName: "instrument-spark" */ './SparkTrace')).SparkTrace,
  gears: async () => (await import(/* webpackChunkName: "instrument-gears" */ './Gears')).Gears,
  maps: async () =>
    (await import(/* webpackChunkName: "instrument-maps" */ './StockMaps')).StockMaps,
  scaling: async () =>
    (await import(/* webpackChunkName: "instrument-scaling" */ './LoadScaling')).LoadScaling,
  finder: async () =>
    (await import(/* webpackChunkName: "instrument-finder" */ './CalibrationFinder'))
      .CalibrationFinder,
  status: async () =>
    (await import(/* webpackChunkName: "instrument-status" */ './StatusDecoder')).StatusDecoder,
  fuel: async () =>
    (await import(/* webpackChunkName: "instrument-fuel" */ './AirAndFuel')).AirAndFuel,
  logging: async () =>
    (await import(/* webpackChunkName: "instrument-logging" */ './LoggingConfiguration'))
      .LoggingConfiguration,
};
