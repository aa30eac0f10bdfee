import type {
  AdditiveRetards,
  ConditionalRetards,
} from '@site/src/calculations/sparkTrace/SparkTraceTerms';
import type { StockTerm } from '@site/src/calculations/sparkTrace/sparkFromStock';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import type { SparkResult } from './compute';
import { degrees } from './messages';

/** One step of the chain. */
export interface ChainRow {
  readonly step: string;
  readonly value: string;
  /** Exact names of the tables it was read from. */
  readonly tables: readonly string[];
  /** A sum, not a term. */
  readonly sum?: true;
}

const additiveNames: Readonly<Record<keyof AdditiveRetards, string>> = {
  decelTransition: 'from deceleration',
  fuelCutTransition: 'to fuel cut',
  gearToIdleTransition: 'from gear to idle',
  highSpeedAndCoolant: 'high rpm and coolant',
  knock: 'knock',
  throttleSensorFault: 'throttle sensor fault',
};

const conditionalNames: Readonly<Record<keyof ConditionalRetards, string>> = {
  tipInFromStop: 'tip-in from stop',
  antiLugTipIn: 'anti-lug tip-in',
  firstGearTipIn: 'tip-in in first gear',
  stumbleRecovery: 'stumble recovery',
};

const signed = (value: number): string =>
  printedNumber(Number(value.toFixed(2)), { decimals: 2, signed: true }).replace(/\.?0+$/, '');

/** The chain in words, top to bottom, every term visible. */
export function chainRows({ terms, trace, from }: SparkResult): readonly ChainRow[] {
  const tables = (...wanted: StockTerm['term'][]) =>
    from.flatMap(({ term, table }) => (wanted.includes(term) ? [table] : []));
  const { camAdditionDegrees, camAdditionMultiplier, powerAdditionDegrees } = terms;
  const acting = trace.acting.map((key) => additiveNames[key]).join(', ');
  const conditional = trace.conditional && conditionalNames[trace.conditional];
  const limit = terms.idle
    ? [{ step: 'Idle limit', value: degrees(terms.idleLimitDegrees), tables: tables('idle-limit') }]
    : [
        { step: 'Limit', value: degrees(terms.limitDegrees), tables: tables('limit') },
        {
          step: `Cam addition, ${degrees(camAdditionDegrees)}° times ${degrees(camAdditionMultiplier)}`,
          value: signed(camAdditionDegrees * camAdditionMultiplier),
          tables: tables('cam-addition'),
        },
        { step: 'Power addition', value: signed(powerAdditionDegrees), tables: [] },
        { step: 'Limit with additions', value: degrees(trace.limitDegrees), tables: [], sum: true },
      ];
  return [
    { step: 'Target', value: degrees(terms.targetDegrees), tables: tables('target') },
    {
      step: `Heat, ${degrees(terms.heatRetardDegrees)}° times ${degrees(terms.heatMultiplier)}`,
      value: signed(-trace.heatDegrees),
      tables: tables('heat-retard', 'heat-multiplier'),
    },
    { step: 'Target less heat', value: degrees(trace.afterHeatDegrees), tables: [], sum: true },
    ...(limit as ChainRow[]),
    { step: 'The lower of the two', value: degrees(trace.limitedDegrees), tables: [], sum: true },
    {
      step: acting ? `Retards that add up: ${acting}` : 'Retards that add up: none',
      value: signed(-trace.additiveDegrees),
      tables: [],
    },
    {
      step: conditional ? `Largest of the others: ${conditional}` : 'Largest of the others: none',
      value: signed(-trace.conditionalDegrees),
      tables: [],
    },
    {
      step: 'Cold advance',
      value: signed(terms.coldAdvanceDegrees),
      tables: tables('cold-advance'),
    },
    { step: 'EGR advance', value: signed(terms.egrAdvanceDegrees), tables: [] },
    { step: 'Final spark', value: degrees(trace.finalDegrees), tables: [], sum: true },
  ];
}
