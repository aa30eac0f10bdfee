/** Room for the last bits of a clock that counts in decimals, s. */
export const clockError = 1e-6;
