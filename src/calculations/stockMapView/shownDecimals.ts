/** Digits behind the point, as JavaScript prints the number. */
const written = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
};

/** Longer numbers are what a conversion left behind: three digits, or four if they say more. */
const exactTo = 3;
const most = 4;

/** A printed number may lie this share beside the stored one. */
const closeShare = 0.001;

const decimalsOf = (value: number, least: number): number => {
  const exact = written(value);
  if (exact <= Math.max(exactTo, least)) return Math.max(least, exact);
  const close = (decimals: number) =>
    Math.abs(Number(value.toFixed(decimals)) - value) <= closeShare * Math.abs(value);
  const from = Math.max(least, exactTo);
  return close(from) ? from : Math.max(from, most);
};

/**
 * As many decimals as the numbers of a table need, at least those that EcuFlash shows: 3 for a gear of
 * 0.787, which EcuFlash shows as 0.79.
 */
export const shownDecimals = (values: readonly number[], ecuFlashShows: number): number =>
  values.reduce(
    (decimals, value) => Math.max(decimals, decimalsOf(value, ecuFlashShows)),
    ecuFlashShows,
  );
