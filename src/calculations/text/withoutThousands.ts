/** Groups of three digits behind one to three, with a blank of any kind between. */
const parted = /^([+\-\u2212]?)(\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?=$|[.,]\d*$)/;

/**
 * Takes the blanks out of a number that is parted into thousands, as this guide prints it: `12 000`.
 *
 * Anything else stays as it is, so that two numbers never become one: `3.5 000`, `70 00`.
 */
export const withoutThousands = (text: string): string =>
  text
    .trim()
    .replace(parted, (_, sign: string, digits: string) => sign + digits.replace(/\D/g, ''));
