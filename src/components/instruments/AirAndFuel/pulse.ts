import { engineSpeedRange } from '@site/src/calculations/airAndFuel/engineRanges';
import {
  cycleMs,
  dutyPercent,
  pulseAtDutyMs,
} from '@site/src/calculations/airAndFuel/injectorDuty';
import {
  basePulseRange,
  batteryOffsetMs,
  batteryRange,
  globalFactorRange,
  injectorPulseMs,
  isBelowShortest,
  vacuumFactorRange,
} from '@site/src/calculations/airAndFuel/injectorPulse';
import { loadRange } from '@site/src/calculations/airAndFuel/scaledLoad';
import { enrichmentRange } from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import { doubts, printed, type Question, says } from './questions';

export const pulse: Question = {
  title: 'Injector pulse and duty',
  numbers: {
    base: { label: 'IPW Base', unit: 'ms', initial: '10.4924', range: basePulseRange },
    global: { label: 'Global factor', initial: '1.06534', range: globalFactorRange },
    vacuum: { label: 'Injector Scaling', initial: '1', range: vacuumFactorRange },
    load: { label: 'Load for fuel', initial: '0.9', range: loadRange },
    enrichment: { label: 'Enrichment', unit: '%', initial: '13.1', range: enrichmentRange },
    rpm: { label: 'Engine speed', unit: 'rpm', initial: '6500', range: engineSpeedRange },
    battery: { label: 'Battery', unit: 'V', initial: '14', range: batteryRange },
  },
  answer: (of) => {
    const ms = injectorPulseMs({
      basePulseMs: of('base'),
      globalFactor: of('global'),
      vacuumFactor: of('vacuum'),
      load: of('load'),
      enrichmentPercent: of('enrichment'),
    });
    const duty = dutyPercent(ms, of('rpm'));
    const offset = batteryOffsetMs(of('battery'));
    return {
      sentence: `The pulse is ${printed(ms, 3)} ms, a duty of ${printed(duty, 1)} % at ${of('rpm')} rpm.`,
      more: [
        says(
          `One cycle lasts ${printed(cycleMs(of('rpm')), 2)} ms; 85 % of it are ${printed(pulseAtDutyMs(85, of('rpm')), 2)} ms. 80 to 85 % is the usual ceiling for long.`,
          'computed',
          'injector-duty',
        ),
        says(
          `On top come ${printed(offset, 3)} ms of battery offset, for the stock injector without vacuum.`,
          'rom-data',
        ),
        ...(isBelowShortest(ms)
          ? [
              says(
                'By its name the file’s shortest pulse is 0.803 ms: it would be longer.',
                'rom-data',
              ),
            ]
          : []),
        doubts('Whether a logged pulse holds the battery offset is not documented.', 'guide'),
      ],
    };
  },
};
