import { type GateName, gateNames } from './gates';

/** Which rows a reader wants, in one tap. */
export const gatePresets = ['cruise', 'allClosedLoop', 'withIdle'] as const;
export type GatePreset = (typeof gatePresets)[number];

/** Purge and heat soak cost many rows, so that they are for readers who ask for them. */
const off: Readonly<Record<GatePreset, readonly GateName[]>> = {
  cruise: ['purgeShut', 'heatSoak'],
  allClosedLoop: ['pedalStill', 'engineStill', 'purgeShut', 'heatSoak', 'offIdle', 'moving'],
  withIdle: ['purgeShut', 'heatSoak', 'offIdle', 'moving'],
};

/** The gates of a preset, on or off. */
export const presetGates = (preset: GatePreset): Readonly<Record<GateName, boolean>> =>
  Object.fromEntries(gateNames.map((gate) => [gate, !off[preset].includes(gate)])) as Record<
    GateName,
    boolean
  >;
