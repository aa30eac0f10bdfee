import type { ViewedAxis } from '@site/src/calculations/stockMapView/stockMapView';

/** Units that stand behind a number; others are words and stand in brackets. */
const short = /^(?:rpm|ms|V|kPa(?:\/V)?|g\/s|km\/h|lambda|°C|%.*|°.*)$/;

/** `7200 rpm`, `0.70 to 1.50 (multiplier)`. */
export const inUnit = (numbers: string, unit: string): string =>
  short.test(unit) ? `${numbers} ${unit}` : `${numbers} (${unit})`;

/** The end of an axis, short: `rpm`, `APP %`, `load`. */
export const axisUnit = ({ name, unit }: ViewedAxis): string => {
  if (unit === 'load fraction') return 'load';
  const [, inBrackets] = /\(([A-Z]+)\)/.exec(name) ?? [];
  return inBrackets ? `${inBrackets} ${unit}` : unit || name;
};

/** The axis in words: `engine speed in rpm`. */
export const axisWords = ({ name, unit }: ViewedAxis): string =>
  unit && unit !== 'load fraction' ? `${name} in ${unit}` : name;
