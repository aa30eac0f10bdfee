/** The fields and their choices in words. */

export const fieldNames = {
  mode: 'Do what',
  engine: 'Engine',
  patched: 'File in the car',
  jobs: 'Jobs',
  more: 'More parameters',
  without: 'Leave out',
  groups: 'Slow groups',
  own: 'Groups',
  calc: 'Calculated columns',
  trigger: 'Record',
  pace: 'Interval',
  sensors: 'Sensors on the jack',
  text: 'logcfg.txt',
} as const;

export const groups = [
  ['suggested', 'temperatures, switches'],
  ['none', 'none'],
  ['own', 'my own'],
] as const;

export const triggers = [
  ['none', 'always'],
  ['full-throttle', 'at full throttle'],
  ['engine-running', 'while the engine runs'],
  ['each-pull', 'each pull, from 2500 rpm'],
  ['cruise-lever', 'by the cruise-control lever'],
] as const;

export const calculated = [
  ['AFR', 'AFR'],
  ['FT_SUM', 'Both fuel trims'],
  ['INJ_DUTY', 'Injector duty'],
  ['BOOST_PSI', 'Boost in psi'],
  ['HEAT_RISE', 'Warming of the intake air'],
] as const;
