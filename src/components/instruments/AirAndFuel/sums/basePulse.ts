import {
  injectorFlowFromBasePulse,
  newBasePulseMs,
  pulseRatio,
} from '@site/src/calculations/airAndFuel/basePulse';
import { displacementRange } from '@site/src/calculations/airAndFuel/engineRanges';
import { injectorFlowRange } from '@site/src/calculations/airAndFuel/injectorFlow';
import { basePulseRange, globalFactorRange } from '@site/src/calculations/airAndFuel/injectorPulse';
import { swapFuel } from '@site/src/calculations/airAndFuel/swapFuel';
import { type Notice, notice, RefusalError } from '@site/src/calculations/limits/notice';
import { choice, shownWhen, type Texts } from '../../kit/instrumentField';
import { doubts, printed, says } from '../messages';
import { defineSum, rangedNumber } from './sum';

/** A filling at which no stock limit binds. */
const partLoad = 0.5;

/** Base pulse, global factor, volume and flow of a file agree to 0.1 %; a flow of its own test less well. */
const agreePercent = 2;

/** Other injectors flow between these times the old ones; pictures of boosted files end at 3.1. */
const flowRatios = { least: 0.5, most: 3.5 };

/** The target that the guide's example of a 2.5 commands. */
const commandedLambda = 0.884;

/** Less than this is another way to round the same engine. */
const sameVolume = 0.01;

/** What a missing displacement in the file does, or one that was entered with the old base pulse. */
const displacementNotices = (
  entered: boolean,
  volumes: { readonly old: number; readonly new: number },
  flowRatio: number,
): readonly Notice[] => {
  const volumeRatio = volumes.new / volumes.old;
  if (Math.abs(volumeRatio - 1) < sameVolume) return [];
  const ratio = printed(volumeRatio, 3);
  if (!entered)
    return volumeRatio > 1
      ? [notice('displacementLeft', { ratio, percent: printed(100 * (1 - 1 / volumeRatio), 0) })]
      : [notice('displacementLeftAbove', { ratio })];
  if (volumeRatio < 1) return [];
  const swap = { volumeRatio, displacementEntered: true, basePulseScaled: false };
  const share = flowRatio * swapFuel(swap, partLoad, 5);
  return [
    notice('displacementAlone', {
      volume: String(volumes.new),
      share: printed(share * 100, 1),
      lambda: printed(commandedLambda / share, 2),
    }),
  ];
};

/** Whether an address asks for this sum or holds a field of it. */
const speaksOfBasePulse = (texts: Texts): boolean =>
  texts.question === 'base' || Object.keys(texts).some((name) => name.startsWith('base.'));

export const basePulse = defineSum({
  title: 'Base pulse for injectors or displacement',
  fields: {
    'base.base': rangedNumber({ label: 'IPW Base', initial: '10.4924', range: basePulseRange }),
    'base.global': rangedNumber({
      label: 'Global factor',
      initial: '1.06534',
      range: globalFactorRange,
    }),
    'base.oldFlow': rangedNumber({
      label: 'Flow before',
      initial: '293.9',
      range: injectorFlowRange,
    }),
    'base.newFlow': rangedNumber({
      label: 'Flow after',
      initial: '336.8',
      range: injectorFlowRange,
    }),
    'base.oldVolume': rangedNumber({
      label: 'Volume before',
      initial: '1999',
      range: displacementRange,
    }),
    'base.newVolume': {
      ...rangedNumber({ label: 'Volume after', initial: '1999', range: displacementRange }),
      formerly: { text: '2488', where: speaksOfBasePulse },
    },
    'base.entered': shownWhen(
      (texts) => texts['base.newVolume'] !== texts['base.oldVolume'],
      choice({
        label: 'New displacement in the file',
        options: [
          ['yes', 'entered'],
          ['no', 'left as it was'],
        ],
      }),
    ),
  },
  answer: (values) => {
    const entered = values['base.entered'] !== 'no';
    const volumes = { old: values['base.oldVolume'], new: values['base.newVolume'] };
    const [basePulseMs, oldFlow] = [values['base.base'], values['base.oldFlow']];
    const newFlow = values['base.newFlow'];
    const found = newBasePulseMs({
      basePulseMs,
      oldFlow,
      newFlow,
      displacementCc: entered ? volumes : null,
    });
    if (found < basePulseRange.least || found > basePulseRange.most)
      throw new RefusalError('basePulseImpossible', { pulse: printed(found, 2) });
    const implied = injectorFlowFromBasePulse({
      displacementCc: volumes.old,
      basePulseMs,
      globalFactor: values['base.global'],
    });
    const cranking = printed(pulseRatio({ oldFlow, newFlow, displacementCc: volumes }), 3);
    const flowRatio = newFlow / oldFlow;
    const volume = entered ? `${volumes.new} cc` : `a displacement left at ${volumes.old} cc`;
    const apart = 100 * Math.abs(oldFlow / implied - 1);
    return {
      sentence: `IPW Base ${printed(found, 3)} ms for ${volume} and ${newFlow} cc/min, the global factor kept at ${values['base.global']}.`,
      notices: [
        ...displacementNotices(entered, volumes, flowRatio),
        ...(flowRatio < flowRatios.least || flowRatio > flowRatios.most
          ? [notice('flowsFarApart', { ratio: printed(flowRatio, 2) })]
          : []),
        ...(apart > agreePercent
          ? [
              notice('injectorsContradict', {
                implied: printed(implied, 0),
                given: printed(oldFlow, 0),
              }),
            ]
          : []),
      ],
      more: [
        ...(newFlow === oldFlow
          ? []
          : [
              says(
                'Other injectors need their own dead times in Injector Battery Offset: without those of their maker do not begin.',
                'inferred',
              ),
            ]),
        ...(cranking === printed(1, 3)
          ? []
          : [
              says(
                `Multiply every cell of IPW Cranking Target by ${cranking}, too, and copy it into its [Flex] twin.`,
                'computed',
              ),
            ]),
        ...(entered && volumes.new !== volumes.old
          ? [
              doubts(
                'Whether the patch rescales the pulse when the displacement changes is not documented: let the first trims decide.',
                'inferred',
              ),
            ]
          : []),
        says(
          'If both trims together lie beyond ±15 % at idle, do not start again on this file: a ratio is wrong or upside down.',
          'inferred',
        ),
        says('Both flows at the same pressure across the injector.', 'inferred'),
        says(
          `The base pulse and volume before imply injectors of ${printed(implied, 1)} cc/min.`,
          'rom-data',
          'computed',
        ),
      ],
    };
  },
});
