import { injectorFlowFromBasePulse } from '@site/src/calculations/airAndFuel/basePulse';
import { stockPulse } from '@site/src/calculations/airAndFuel/injectorPulse';

/** Displacement as bore and stroke give it, cc. */
const volumes = { '1.8': 1798, '2.0': 1999 } as const;

const isStock = (engine: string): engine is keyof typeof volumes => Object.hasOwn(volumes, engine);

/**
 * What stands in the fields of the sums for a stock engine, by the names of the fields.
 *
 * @param engine as My car has it: `1.8` or `2.0`
 */
export const stockOfEngine = (engine: string): Readonly<Partial<Record<string, string>>> => {
  if (!isStock(engine)) return {};
  const [displacementCc, pulse] = [volumes[engine], stockPulse[engine]];
  const [volume, base] = [String(displacementCc), String(pulse.basePulseMs)];
  const global = String(pulse.globalFactor);
  return {
    'load.volume': volume,
    'pulse.base': base,
    'pulse.global': global,
    'base.base': base,
    'base.global': global,
    'base.oldFlow': injectorFlowFromBasePulse({ ...pulse, displacementCc }).toFixed(1),
    'base.oldVolume': volume,
    'base.newVolume': volume,
  };
};
