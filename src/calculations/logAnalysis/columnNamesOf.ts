import type { LogRole } from '../logReading/LogRole';
import { listed } from '../text/listed';

/** The name of each role's column in RomDrop's logging file; time and the sum are the logger's own. */
export const columnNameOf: Readonly<Record<LogRole, string>> = {
  time: 'time',
  rpm: 'RPM',
  load: 'LOAD',
  shortTrim: 'FT_SHORT',
  longTrim: 'FT_LONG',
  totalTrim: 'FT_SUM',
  lambda: 'LAMBDA_ACT',
  lambdaTarget: 'LAMBDA_DSD',
  fuelSystem: 'FUELSYS',
  pedal: 'APP',
  throttle: 'TP_REL',
  coolant: 'ECT',
  intakeAir: 'IAT',
  ambientAir: 'AAT',
  knockRetard: 'KNOCKR',
  sparkAdvance: 'SPARKADV',
  airFlow: 'MAF',
  airFlowVolts: 'MAF_V',
  pulseWidth: 'FUEL_PW',
  barometer: 'BARO',
  manifoldPressure: 'MAP',
  speed: 'VSS',
  purge: 'EVAPCP',
  camAngle: 'VCT_ACT',
  supplyVolts: 'VPWR',
  highDet: 'HIDET_SW',
  runnerValve: 'IMTV_SW',
  recirculationSteps: 'EGRP_STEPS',
};

/** `RPM`, `LOAD` and `ECT`: the columns of some roles as they stand in a sentence. */
export const columnNamesOf = (roles: readonly LogRole[]): string =>
  listed(roles.map((role) => `\`${columnNameOf[role]}\``));
