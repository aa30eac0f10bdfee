import type { LogRole } from './LogRole';

/**
 * Names under which loggers write a role, the surest first. Capitals, blanks, signs and a unit in brackets
 * do not count; nothing is found by a part of its name, for “target idle rpm” holds “rpm”, too.
 */
export const roleAliases: Readonly<Record<LogRole, readonly string[]>> = {
  time: [
    ...['time', 'timestamp', 'seconds', 'elapsed time', 'time elapsed', 'log time', 'logger time'],
    ...['device time', 'milliseconds', 'time s', 'time sec', 'time ms', 'time msec'],
    'timestamp ms',
  ],
  rpm: ['RPM', 'engine RPM', 'engine speed', 'engine revolutions'],
  load: [
    ...[
      'LOAD',
      'absolute load',
      'absolute load value',
      'absolute engine load',
      'engine load absolute',
      'engine load',
    ],
    'calculated absolute load',
  ],
  shortTrim: [
    ...['FT_SHORT', 'STFT', 'short term fuel trim', 'fuel trim short term', 'short term FT'],
    ...['short term fuel % trim', 'short term fuel trim bank 1', 'STFT1', 'STFT B1', 'EGO cor1'],
    ...['EGO correction 1', 'short fuel trim', 'short term trim'],
  ],
  longTrim: [
    ...['FT_LONG', 'LTFT', 'long term fuel trim', 'fuel trim long term', 'long term FT'],
    ...['long term fuel % trim', 'LTFT1', 'LTFT B1', 'long fuel trim', 'long term trim'],
  ],
  totalTrim: ['FT_COMBO', 'COMBINED_FT', 'FT_SUM', 'total fuel trim', 'combined fuel trim'],
  lambda: [
    ...['LAMBDA_ACT', 'EQ_RATIO_ACT', 'actual equivalence/air to fuel ratio', 'actual AFR'],
    ...['lambda', 'actual lambda', 'AFR', 'air fuel ratio', 'wideband', 'wideband AFR'],
    ...['wideband lambda', 'O2 sensor lambda wide range', 'AFR 1', 'measured AFR'],
    ...['O2 sensor 1 lambda wide range', 'equivalence ratio actual', 'air fuel ratio measured'],
    'O2 sensor lambda wide range current probe',
  ],
  lambdaTarget: [
    ...['LAMBDA_DSD', 'EQ_RATIO_DSD', 'desired equivalence/air to fuel ratio', 'desired AFR'],
    ...['equivalence ratio commanded', 'commanded equivalence ratio', 'commanded lambda'],
    ...['fuel/air commanded equivalence ratio', 'target lambda', 'lambda target', 'target AFR'],
    ...[
      'AFR target',
      'commanded AFR',
      'air fuel ratio commanded',
      'fuel air commanded equivalence ratio',
    ],
  ],
  fuelSystem: [
    ...['FUELSYS', 'fuel system status', 'fuel system 1 status', 'fuel system', 'closed loop'],
    'fuel status',
  ],
  pedal: [
    ...['APP', 'accelerator pedal position', 'accelerator angle', 'accel. pedal pos.'],
    ...['accelerator pedal', 'accelerator pedal position D', 'APP D', 'pedal', 'pedal position'],
    ...['accelerator pedal pos', 'accel pedal position', 'accel pedal', 'accelerator position'],
    ...['accelerator', 'driver pedal', 'PPS', 'relative accelerator pedal position'],
    ...['APP1', 'APP2', 'APP E', 'accelerator pedal position E'],
  ],
  throttle: [
    ...['TP_REL', 'TP1', 'TP', 'TPS', 'throttle position', 'absolute throttle position'],
    ...['absolute throttle position 1', 'relative throttle position', 'throttle position #1'],
    ...['relative throttle position 1', 'throttle', 'ETC_DSD', 'TP2', 'throttle pos'],
    ...['absolute throttle position B', 'throttle position manifold'],
  ],
  coolant: [
    ...['ECT', 'COOL', 'coolant temperature', 'engine coolant temperature', 'coolant temp'],
    ...['CLT', 'coolant', 'engine coolant temp'],
  ],
  intakeAir: [
    ...['IAT', 'INTAKE_TEMP', 'intake air temperature', 'intake temp', 'intake air temp', 'MAT'],
    ...['intake temperature', 'manifold air temperature'],
  ],
  ambientAir: ['AAT', 'ambient air temperature', 'ambient temperature', 'outside air temperature'],
  knockRetard: ['KNOCKR', 'knock retard', 'knock correction', 'KR'],
  sparkAdvance: [
    ...['SPARKADV', 'ignition timing advance', 'ignition timing', 'spark adv.', 'spark advance'],
    ...['ignition timing advance for #1 cylinder', 'timing advance', 'ignition advance'],
  ],
  airFlow: ['MAF', 'mass airflow', 'mass air flow', 'mass air flow rate', 'MAF sensor', 'air flow'],
  airFlowVolts: [
    ...['MAF_V', 'MAF voltage', 'mass airflow sensor voltage', 'mass air flow voltage'],
    ...['mass airflow voltage', 'MAF volts'],
  ],
  pulseWidth: [
    ...['FUEL_PW', 'fuel injection pulse width', 'injection time port final', 'PW'],
    ...['injector pulse width', 'fuel pulse width', 'injection pulse width'],
  ],
  barometer: [
    'BARO',
    'barometric pressure',
    'barometer',
    'atmospheric pressure',
    'barometric pressure from vehicle',
  ],
  manifoldPressure: [
    ...['MAP', 'manifold absolute pressure', 'intake manifold absolute pressure'],
    ...['manifold pressure', 'intake manifold pressure'],
  ],
  speed: ['VSS', 'vehicle speed', 'road speed', 'speed', 'speed OBD', 'vehicle speed sensor'],
  purge: [
    ...['EVAPCP', 'commanded evaporative purge', 'purge', 'evaporative purge', 'purge duty'],
    'commanded EVAP purge',
  ],
  camAngle: ['VCT_ACT'],
  supplyVolts: ['VPWR', 'control module voltage', 'voltage (control module)'],
  highDet: ['HIDET_SW'],
  runnerValve: ['IMTV_SW'],
  recirculationSteps: ['EGRP_STEPS'],
};
