/** Name and unit of an axis, which the stock-map file keeps in one text. */
export interface AxisName {
  readonly name: string;
  /** Empty if the text has none. */
  readonly unit: string;
}

/** Parts `coolant temperature [deg C]` into name and unit; degrees get their sign. */
export const axisName = (text: string): AxisName => {
  const [, name = text, unit = ''] = /^(.*?)\s*\[([^\]]*)\]$/.exec(text) ?? [];
  return { name, unit: printedUnit(unit) };
};

/** The units of the file as they are printed: `deg C` is °C, `deg BTDC` is ° BTDC. */
export const printedUnit = (unit: string): string =>
  unit.replace(/\bdeg C\b/, '°C').replace(/\bdeg\b/, '°');
