import type { Statement } from '../text/Statement';
import type { Trigger } from './configuration';
import type { TriggerId } from './loggerPlan';

interface TriggerPair {
  readonly start: string;
  readonly stop: string;
  /** Parameters that it uses. */
  readonly needs: readonly string[];
  /** What may keep it from firing. */
  readonly doubt: Statement;
}

/** Spelt after the sample file and the maker's notes; none has been run on a car. */
export const triggerPairs: Readonly<Record<Exclude<TriggerId, 'none'>, TriggerPair>> = {
  'full-throttle': {
    start: 'APP,95,>',
    stop: 'APP,90,<',
    needs: ['APP'],
    doubt: {
      text: 'Some pedals end at 97 %, perhaps some lower: look where yours ends, and keep both numbers below it.',
      sources: ['public-logs', 'inferred'],
    },
  },
  'engine-running': {
    start: 'RPM,500,>',
    stop: 'RPM,0,==',
    needs: ['RPM'],
    doubt: {
      text: 'Nothing is written until the start comes true; log once without triggers first.',
      sources: ['tactrix-logging'],
    },
  },
  'each-pull': {
    start: '#RPM,2500,<,RPM,2500,>=,&&',
    stop: 'APP,50,<',
    needs: ['RPM', 'APP'],
    doubt: {
      text: 'It fires once in each rise through 2500 rpm, so driving in town leaves many small files.',
      sources: ['inferred'],
      doubtful: true,
    },
  },
  'cruise-lever': {
    start: 'SCCS_V,4.0,>,SCCS_V,4.25,<,&&',
    stop: 'SCCS_V,3.0,>,SCCS_V,3.25,<,&&',
    needs: ['SCCS_V'],
    doubt: {
      text: 'A car without cruise control may have no such signal, and the voltages may differ by market. Log SCCS_V first and press each button, parked.',
      sources: ['romdrop-files', 'inferred'],
      doubtful: true,
    },
  },
};

/** The lines of a kind of trigger. */
export const plannedTriggers = (trigger: TriggerId): readonly Trigger[] => {
  if (trigger === 'none') return [];
  const { start, stop } = triggerPairs[trigger];
  return [
    { condition: start, action: 'start' },
    { condition: stop, action: 'stop' },
  ];
};

/** What may keep a trigger from firing; null without one. */
export const triggerDoubt = (trigger: TriggerId): Statement | null =>
  trigger === 'none' ? null : triggerPairs[trigger].doubt;
