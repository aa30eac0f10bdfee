import {
  injectorFlowFromBasePulse,
  newBasePulseMs,
} from '@site/src/calculations/airAndFuel/basePulse';
import { displacementRange } from '@site/src/calculations/airAndFuel/engineRanges';
import { injectorFlowRange } from '@site/src/calculations/airAndFuel/injectorFlowAtPressure';
import { basePulseRange, globalFactorRange } from '@site/src/calculations/airAndFuel/injectorPulse';
import { swapFuel } from '@site/src/calculations/airAndFuel/swapFuel';
import { doubts, printed, type Question, says } from './questions';

/** A filling at which no stock limit binds. */
const partLoad = 0.5;

export const basePulse: Question = {
  title: 'Base pulse for injectors or displacement',
  choices: {
    entered: {
      label: 'New displacement in the file',
      options: [
        ['yes', 'entered'],
        ['no', 'left as it was'],
      ],
    },
  },
  numbers: {
    base: { label: 'IPW Base', unit: 'ms', initial: '10.4924', range: basePulseRange },
    global: { label: 'Global factor', initial: '1.06534', range: globalFactorRange },
    oldFlow: { label: 'Flow before', unit: 'cc/min', initial: '293.9', range: injectorFlowRange },
    newFlow: { label: 'Flow after', unit: 'cc/min', initial: '336.8', range: injectorFlowRange },
    oldVolume: { label: 'Volume before', unit: 'cc', initial: '1999', range: displacementRange },
    newVolume: { label: 'Volume after', unit: 'cc', initial: '2488', range: displacementRange },
  },
  answer: (of, chosen) => {
    const entered = chosen('entered') === 'yes';
    const volumes = { old: of('oldVolume'), new: of('newVolume') };
    const found = newBasePulseMs({
      basePulseMs: of('base'),
      oldFlow: of('oldFlow'),
      newFlow: of('newFlow'),
      displacementCc: entered ? volumes : null,
    });
    const implied = injectorFlowFromBasePulse({
      displacementCc: volumes.old,
      basePulseMs: of('base'),
      globalFactor: of('global'),
    });
    const share = swapFuel(
      {
        volumeRatio: volumes.new / volumes.old,
        displacementEntered: entered,
        basePulseScaled: false,
      },
      partLoad,
      5,
    );
    return {
      sentence: `IPW Base ${printed(found, 3)} ms, the global factor kept.`,
      more: [
        doubts(
          'Whether the patch rescales the pulse when the displacement changes is not documented: expect trims within ±25 %, and let them decide before any load.',
          'inferred',
        ),
        says(
          `Without the share of the displacement in the pulse the engine gets ${printed(share * 100, 1)} % of its fuel, below the load limit.`,
          'computed',
        ),
        says(
          `The base pulse and volume before imply injectors of ${printed(implied, 1)} cc/min.`,
          'rom-data',
          'computed',
        ),
      ],
    };
  },
};
