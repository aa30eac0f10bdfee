const signs: Readonly<Record<string, string>> = { '*': '×', '+': '+', '-': '−', '/': '/' };

/** At most four significant digits, without an exponent. */
const rounded = (digits: string): string => {
  const value = Number(digits);
  const places = Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value
    .toFixed(places)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
};

/**
 * A scaling of the logging file as one reads it: `x,0.78125,*,100,-` is `raw × 0.7813 − 100`.
 *
 * @throws at anything but a row of numbers, each with its sign after it.
 */
export function scalingInWords(scaling: string): string {
  const [first, ...rest] = scaling.split(',');
  if (first !== 'x' || rest.length % 2 !== 0)
    throw new Error(`"${scaling}" is not x with numbers and their signs`);
  const steps = Array.from({ length: rest.length / 2 }, (_, place) => {
    const [number = '', sign = ''] = rest.slice(2 * place, 2 * place + 2);
    const printed = signs[sign];
    if (!printed || !/^\d/.test(number))
      throw new Error(`"${scaling}" is not x with numbers and their signs`);
    return `${printed} ${rounded(number)}`;
  });
  return ['raw', ...steps].join(' ');
}
