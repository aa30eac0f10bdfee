import {
  cycleMs,
  dutyPercent,
  pulseAtDutyMs,
  pulseRange,
} from '@site/src/calculations/airAndFuel/dutyCycle';
import { engineSpeedRange } from '@site/src/calculations/airAndFuel/engineRanges';
import {
  basePulseRange,
  batteryOffsetMs,
  batteryRange,
  globalFactorRange,
  injectorPulseMs,
  isBelowShortest,
  vacuumFactorRange,
} from '@site/src/calculations/airAndFuel/injectorPulse';
import { enrichmentRange } from '@site/src/calculations/airAndFuel/lambdaFromEnrichment';
import { dutyNotices } from '@site/src/calculations/airAndFuel/mixtureNotices';
import { loadRange } from '@site/src/calculations/airAndFuel/scaledLoad';
import { choice, type InstrumentField, shownWhen } from '../../kit/instrumentField';
import { doubts, printed, says } from '../messages';
import { defineSum, mixtureNumber, rangedNumber } from './sum';

const isLogged = (texts: Readonly<Record<string, string>>): boolean =>
  texts['pulse.known'] === 'logged';

/** Asked for while the pulse is computed from the tables. */
const ofTables = (field: InstrumentField<number>) => shownWhen((texts) => !isLogged(texts), field);

export const pulse = defineSum({
  title: 'Injector pulse and duty',
  fields: {
    'pulse.known': choice({
      isView: true,
      label: 'Pulse',
      options: [
        ['tables', 'from the tables'],
        ['logged', 'logged, FUEL_PW'],
      ],
    }),
    'pulse.logged': shownWhen(
      isLogged,
      rangedNumber({ label: 'FUEL_PW', initial: '12', range: pulseRange }),
    ),
    'pulse.base': ofTables(
      rangedNumber({ label: 'IPW Base', initial: '10.4924', range: basePulseRange }),
    ),
    'pulse.global': ofTables(
      rangedNumber({ label: 'Global factor', initial: '1.06534', range: globalFactorRange }),
    ),
    'pulse.vacuum': ofTables(
      rangedNumber({ label: 'Injector Scaling', initial: '1', range: vacuumFactorRange }),
    ),
    'pulse.load': ofTables(
      rangedNumber({ label: 'Load for fuel', initial: '0.9', range: loadRange }),
    ),
    'pulse.enrichment': ofTables(
      mixtureNumber({ label: 'Enrichment', initial: '13.1', range: enrichmentRange }),
    ),
    'pulse.rpm': rangedNumber({ label: 'Engine speed', initial: '6500', range: engineSpeedRange }),
    'pulse.battery': rangedNumber({ label: 'Battery', initial: '14', range: batteryRange }),
  },
  answer: (values) => {
    const rpm = values['pulse.rpm'];
    const logged = values['pulse.logged'];
    const ms =
      logged ??
      injectorPulseMs({
        basePulseMs: values['pulse.base'] ?? NaN,
        globalFactor: values['pulse.global'] ?? NaN,
        vacuumFactor: values['pulse.vacuum'] ?? NaN,
        load: values['pulse.load'] ?? NaN,
        enrichmentPercent: values['pulse.enrichment'] ?? NaN,
      });
    const offset = batteryOffsetMs(values['pulse.battery']);
    const withOffset = dutyPercent(ms + offset, rpm);
    const end = `${printed(withOffset, 1)} %`;
    return {
      sentence: `The ${logged === undefined ? '' : 'logged '}pulse is ${printed(ms, 3)} ms, a duty of ${printed(dutyPercent(ms, rpm), 1)} % at ${rpm} rpm.`,
      notices: dutyNotices(withOffset),
      more: [
        says(
          `One cycle lasts ${printed(cycleMs(rpm), 2)} ms; 85 % of it are ${printed(pulseAtDutyMs(85, rpm), 2)} ms. 80 to 85 % is the usual ceiling for long.`,
          'computed',
          'injector-duty',
        ),
        logged === undefined
          ? says(
              `On top come ${printed(offset, 3)} ms of battery offset, for the stock injector without vacuum: the injector is open for ${end} of the time, and the limit is held against this.`,
              'rom-data',
              'computed',
            )
          : doubts(
              `Whether FUEL_PW holds the battery offset of ${printed(offset, 3)} ms is not documented. If not, the true duty is ${end}, and the limit is held against this.`,
              'guide',
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
      ],
    };
  },
});
