/**
 * What a column of a log measures, in the unit that the guide computes with. A log of another unit is
 * converted when it is read.
 */
export const logRoles = {
  time: 's',
  rpm: 'rpm',
  /** The computer's load as a ratio, 1 = a full cylinder at standard density. */
  load: 'ratio',
  /** Short-term fuel trim; positive adds fuel. */
  shortTrim: '%',
  /** Long-term fuel trim; positive adds fuel. */
  longTrim: '%',
  /** Short and long added up by the logger. */
  totalTrim: '%',
  lambda: 'λ',
  lambdaTarget: 'λ',
  /** 1 open loop in transition, 2 closed loop, 4 open by driving, 8 open after a fault, 16 closed, one sensor faulty. */
  fuelSystem: 'state',
  pedal: '%',
  throttle: '%',
  coolant: '°C',
  intakeAir: '°C',
  ambientAir: '°C',
  /** Spark taken back for knock, 0 or more. */
  knockRetard: '°',
  sparkAdvance: '°',
  airFlow: 'g/s',
  airFlowVolts: 'V',
  pulseWidth: 'ms',
  barometer: 'kPa',
  manifoldPressure: 'kPa',
  speed: 'km/h',
  purge: '%',
  /** Advance of the intake cam; degrees of the crank by inference. */
  camAngle: '°',
  supplyVolts: 'V',
  /** 1: the high-det tables are in use. */
  highDet: '0/1',
  /** Of the intake runners, 1 long, 0 short. */
  runnerValve: '0/1',
  /** Of the exhaust gas recirculation valve by its name; a shared list speaks of purge steps. */
  recirculationSteps: 'steps',
} as const;

export type LogRole = keyof typeof logRoles;
