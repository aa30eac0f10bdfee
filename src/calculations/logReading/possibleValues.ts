import type { LogRole } from './LogRole';

/**
 * What a sensor of this car can say, in the unit of the role, both ends included; the guide’s own choice,
 * wider than any engine runs, for units of this kind sometimes write a value with a bit turned. A cell
 * outside is emptied and counted.
 */
export const possibleValues: Readonly<
  Record<Exclude<LogRole, 'time'>, readonly [least: number, most: number]>
> = {
  rpm: [0, 9999],
  load: [0, 4],
  shortTrim: [-100, 100],
  longTrim: [-100, 100],
  totalTrim: [-100, 100],
  // A lean sensor at its end stop still says that no fuel is burnt.
  lambda: [0.3, 40],
  lambdaTarget: [0.3, 40],
  fuelSystem: [0, 255],
  pedal: [0, 110],
  throttle: [-5, 110],
  coolant: [-40, 150],
  intakeAir: [-40, 150],
  ambientAir: [-40, 100],
  knockRetard: [0, 60],
  sparkAdvance: [-60, 90],
  airFlow: [0, 700],
  airFlowVolts: [0, 5.5],
  pulseWidth: [0, 100],
  barometer: [50, 115],
  manifoldPressure: [0, 400],
  speed: [0, 350],
  purge: [0, 110],
  // Twice the 30° of Mazda’s manual, both ways.
  camAngle: [-60, 60],
  // Two batteries in a row are 30 V at the most.
  supplyVolts: [0, 30],
  // One bit.
  highDet: [0, 1],
  runnerValve: [0, 1],
  // All that 16 bits can hold: no source tells how many steps the valve has.
  recirculationSteps: [0, 65_535],
};
