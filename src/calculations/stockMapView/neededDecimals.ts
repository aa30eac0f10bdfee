/** The fewest decimals that show the same numbers as `decimals` do: 2 for 32.50 and 8.25, 0 for 32.00. */
export const neededDecimals = (values: readonly number[], decimals: number): number => {
  const needed = values.map((value) => {
    const [, fraction = ''] = String(Number(value.toFixed(decimals))).split('.');
    return fraction.length;
  });
  return Math.min(decimals, Math.max(0, ...needed));
};
