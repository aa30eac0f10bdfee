/**
 * The trims of the worked case: +4 and −4 % in two cells of 1.041, as in the text, and three of the
 * cells that the earlier guide's author flagged.
 */
export const workedTrims = [
  '\t0.4375\t0.5625\t0.75\t0.875\t1',
  '1000\t\t-4\t-10\t-24\t',
  '2500\t4\t\t\t\t',
  '4500\t\t\t\t\t14.3',
].join('\n');
