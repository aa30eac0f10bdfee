/** The gates in working order; a row is counted under the first that it fails. */
export const gateNames = [
  'readable',
  'running',
  'warm',
  'closedLoop',
  'fuelCut',
  'pedalStill',
  'engineStill',
  'inRange',
  'purgeShut',
  'heatSoak',
  'offIdle',
  'moving',
  'own',
] as const;
export type GateName = (typeof gateNames)[number];
