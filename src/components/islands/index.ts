/**
 * The parts of the article that answer the reader, by name. Each is loaded by itself when he comes near
 * (see src/client/islands.ts). The names of the chunks are read by config/instrumentChunks.
 */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

export const islands: Readonly<Record<string, Load>> = {
  'my-car': async () =>
    (await import(/* webpackChunkName: "instrument-my-car" */ '../MyCar/MyCarFields')).MyCarFields,
  gears: async () => (await import(/* webpackChunkName: "instrument-gears" */ '../Gears')).Gears,
  fuel: async () =>
    (await import(/* webpackChunkName: "instrument-fuel" */ '../AirAndFuel')).AirAndFuel,
  logging: async () =>
    (await import(/* webpackChunkName: "instrument-logging" */ '../LoggingConfiguration'))
      .LoggingConfiguration,
};
