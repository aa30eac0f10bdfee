/**
 * The parts of the article that are hydrated, by name. Each is loaded by itself when readers come near
 * (see src/client/hydrateIslands.ts). The names of the chunks are read by the plugin of instrument chunks.
 */
import type { ComponentType } from 'react';
import type { InstrumentName } from './names';

type Load = () => Promise<ComponentType>;

/** Loads an instrument; its definition must carry the name under which it stands here. */
const load =
  <N extends InstrumentName>(
    _name: N,
    chunk: () => Promise<{
      readonly instrument: { readonly name: N; readonly Component: ComponentType };
    }>,
  ): Load =>
  async () =>
    (await chunk()).instrument.Component;

const instruments: Readonly<Record<InstrumentName, Load>> = {
  log: load('log', () => import(/* webpackChunkName: "instrument-log" */ './ReadLog/definition')),
  pull: load(
    'pull',
    () => import(/* webpackChunkName: "instrument-pull" */ './PullCheck/definition'),
  ),
  spark: load(
    'spark',
    () => import(/* webpackChunkName: "instrument-spark" */ './SparkTrace/definition'),
  ),
  gears: load(
    'gears',
    () => import(/* webpackChunkName: "instrument-gears" */ './Gears/definition'),
  ),
  maps: load(
    'maps',
    () => import(/* webpackChunkName: "instrument-maps" */ './StockMaps/definition'),
  ),
  scaling: load(
    'scaling',
    () => import(/* webpackChunkName: "instrument-scaling" */ './LoadScaling/definition'),
  ),
  finder: load(
    'finder',
    () => import(/* webpackChunkName: "instrument-finder" */ './CalibrationFinder/definition'),
  ),
  status: load(
    'status',
    () => import(/* webpackChunkName: "instrument-status" */ './StatusDecoder/definition'),
  ),
  fuel: load(
    'fuel',
    () => import(/* webpackChunkName: "instrument-fuel" */ './AirAndFuel/definition'),
  ),
  logging: load(
    'logging',
    () => import(/* webpackChunkName: "instrument-logging" */ './LoggingConfiguration/definition'),
  ),
};

export const islands: Readonly<Record<string, Load>> = {
  ...instruments,
  'my-car': async () =>
    (await import(/* webpackChunkName: "instrument-my-car" */ './MyCar/MyCarFields')).MyCarFields,
};
