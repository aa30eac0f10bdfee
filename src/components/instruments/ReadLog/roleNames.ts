import type { LogRole } from '@site/src/calculations/logReading/LogRole';

/** What a column can be read as, in words. */
export const roleNames: Readonly<Record<LogRole, string>> = {
  time: 'time',
  rpm: 'RPM',
  load: 'LOAD',
  shortTrim: 'short-term trim',
  longTrim: 'long-term trim',
  totalTrim: 'both trims added',
  lambda: 'lambda, measured',
  lambdaTarget: 'lambda, commanded',
  fuelSystem: 'loop status, FUELSYS',
  pedal: 'pedal',
  throttle: 'throttle plate',
  coolant: 'coolant',
  intakeAir: 'intake air',
  ambientAir: 'outside air',
  knockRetard: 'knock retard',
  sparkAdvance: 'spark advance',
  airFlow: 'air flow',
  airFlowVolts: 'air flow, volts',
  pulseWidth: 'pulse width',
  barometer: 'barometer',
  manifoldPressure: 'manifold pressure',
  speed: 'road speed',
  purge: 'purge valve',
};
