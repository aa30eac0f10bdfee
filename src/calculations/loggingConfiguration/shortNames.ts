/** Shorter spellings for a header that would grow too long; the rest keep their names. */
const shorter: Readonly<Record<string, string>> = {
  ENGINE_STATUS: 'ENG_STAT',
  ETC_ACT_DEG: 'ETC_ACT',
  ETC_DSD_DEG: 'ETC_DSD_D',
  FLEX_ERR_STATUS: 'FLEX_ERR',
  FLEX_ETH_CONTENT: 'FLEX_ETH',
  FLEX_FUEL_TEMP: 'FLEX_TEMP',
  FLEX_TIMEOUT: 'FLEX_TIME',
  FP_RELAY_SW: 'FP_RELAY',
  GEN_CHRGLP: 'GEN_LAMP',
  LAMBDA_DSD_TRIM: 'LAM_TRIM',
  LAMBDA_MOD_SW: 'LAM_MOD',
  LDP_IDL_current: 'LDP_IDL',
  LDP_MON_current: 'LDP_MON',
  LDP_REF_current: 'LDP_REF',
  O2S_HTR11_SW: 'O2S_HTR11',
  O2S_HTR12_SW: 'O2S_HTR12',
  TP_CLOSED_POS: 'TP_CLOSED',
};

/** The short form of a name of the sample file, at most 10 characters. */
export const shortName = (name: string): string => shorter[name] ?? name;

/** A name of letters, figures and underlines: what no source warns of. */
export const safeName = (typed: string): string =>
  typed
    .trim()
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d|x$)/, 'C_')
    .slice(0, 20) || 'COLUMN';

/** The name, or the name with the first free number behind it. */
export const uniqueName = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
};
