// cspell:ignore degc kmph -- as owners write units
/** A number with its unit, as it was typed. */
export interface Quantity {
  readonly number: string;
  /** One of the units that the guide writes. */
  readonly unit: string;
}

/** How people type a unit, for each way in which the guide writes it. */
const units: Readonly<Record<string, readonly string[]>> = {
  rpm: ['rpm', 'revs', 'r/min', '1/min'],
  '°C': ['°c', 'c', 'degc', 'deg c', 'celsius', 'degrees', 'deg', '°'],
  '°': ['°', 'deg', 'degrees'],
  V: ['v', 'volt', 'volts'],
  mV: ['mv'],
  '%': ['%', 'percent', 'pct'],
  'km/h': ['km/h', 'kmh', 'kph', 'kmph'],
  mph: ['mph'],
  ms: ['ms', 'msec'],
  s: ['s', 'sec', 'secs', 'second', 'seconds'],
  bar: ['bar'],
  kPa: ['kpa'],
  psi: ['psi'],
  Nm: ['nm'],
  kW: ['kw'],
  PS: ['ps'],
  hp: ['hp', 'bhp', 'horsepower'],
  Hz: ['hz'],
  mm: ['mm'],
  'g/s': ['g/s'],
  'cc/min': ['cc', 'cc/min', 'ccm'],
};

const escaped = (text: string): string => text.replace(/[/.]/g, '\\$&');

const spellings = [...new Set(Object.values(units).flat())]
  .toSorted((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');

const typedQuantity = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,4})?)\s?(${spellings})(?![\p{L}\d])`,
  'giu',
);

/** The numbers with a unit in what was typed; a unit that can be two, such as `deg`, gives both. */
export const quantitiesIn = (typed: string): readonly Quantity[] =>
  Array.from(typed.matchAll(typedQuantity)).flatMap(([, number = '', written = '']) =>
    Object.entries(units)
      .filter(([, ways]) => ways.includes(written.toLowerCase()))
      .map(([unit]) => ({ number: number.replace(',', '.'), unit })),
  );

/** Finds a number with its unit in a text of the guide; `12` is `12.0` there, and `6,250` no 250. */
export function quantityPattern({ number, unit }: Quantity): RegExp {
  const [whole = '', decimals = ''] = number.replace(/(\.\d*?)0+$/, '$1').split('.');
  const fraction = decimals ? String.raw`[.,]${decimals}0*` : String.raw`(?:[.,]0+)?`;
  return new RegExp(
    String.raw`(?<![\d.,]|\d[.,])${whole}${fraction}[\s\u00A0\u202F]?${escaped(unit)}(?![\p{L}\d])`,
    'u',
  );
}
