import type { Channel, LoggedParameter } from './configuration';
import { namesIn, readFormula } from './formula';
import type { CalculatedId } from './loggerPlan';
import type { LeftOut } from './plannedParameters';
import { uniqueName } from './shortNames';

/** Formulas of the earlier guide with the names of the sample file. */
const calculatedFormulas: Readonly<Record<CalculatedId, string>> = {
  AFR: 'LAMBDA_ACT,14.71,*',
  FT_SUM: 'FT_SHORT,FT_LONG,+',
  INJ_DUTY: 'RPM,FUEL_PW,*,1200,/',
  BOOST_PSI: 'MAP,BARO,-,0.145038,*',
  HEAT_RISE: 'IAT,AAT,-',
};

/** All that can be calculated on the card. */
export const calculatedIds = Object.keys(calculatedFormulas) as readonly CalculatedId[];

/**
 * The channel of calculated columns, without those whose inputs are not logged.
 *
 * @param logged names of the columns of the engine computer
 * @param taken all names so far; the new ones are added
 */
export const calculatedChannel = (
  wanted: readonly CalculatedId[],
  logged: ReadonlySet<string>,
  taken: Set<string>,
): { readonly channels: readonly Channel[]; readonly leftOut: readonly LeftOut[] } => {
  const leftOut: LeftOut[] = [];
  const parameters: LoggedParameter[] = [];
  for (const id of new Set(wanted)) {
    const value = calculatedFormulas[id];
    const missing = namesIn(readFormula(value)).filter((input) => !logged.has(input));
    if (missing.length > 0) {
      const reason = `It needs ${missing.join(' and ')}, which is not logged.`;
      leftOut.push({ name: id, reason, sources: ['inferred'] });
      continue;
    }
    const name = uniqueName(id, taken);
    taken.add(name);
    parameters.push({ name, settings: [{ key: 'scalingrpn', value }] });
  }
  const channels = parameters.length > 0 ? [{ type: 'calc', settings: [], parameters }] : [];
  return { channels, leftOut };
};
