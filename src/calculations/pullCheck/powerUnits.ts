/** One horsepower in kW. */
export const horsepowerKw = 0.7457;

/** One pound-foot in Nm. */
const poundFootNm = 1.35582;

/** Units in which a pull is drawn. */
export type PowerUnits = 'US' | 'SI';

/** kW in the unit of power that the reader wants. */
export const powerIn = (units: PowerUnits, kw: number): number =>
  units === 'US' ? kw / horsepowerKw : kw;

/** Nm in the unit of torque that the reader wants. */
export const torqueIn = (units: PowerUnits, nm: number): number =>
  units === 'US' ? nm / poundFootNm : nm;
