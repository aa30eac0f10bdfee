import type { Quantity } from '../limits/OutOfRangeError';
import { requireInRange } from '../limits/requireInRange';

/** Retards that add up. All in degrees, 0 where they do not act. */
export interface AdditiveRetards {
  readonly decelTransition: number;
  readonly fuelCutTransition: number;
  readonly gearToIdleTransition: number;
  readonly highSpeedAndCoolant: number;
  /** 1.7° for each event in all stock files, 8° at most. */
  readonly knock: number;
  readonly throttleSensorFault: number;
}

/** Retards of which only the largest acts. All in degrees, 0 where they do not act. */
export interface ConditionalRetards {
  readonly tipInFromStop: number;
  readonly antiLugTipIn: number;
  readonly firstGearTipIn: number;
  readonly stumbleRecovery: number;
}

/** Every term of the spark chain; angles in degrees before top dead centre. */
export interface SparkTraceTerms {
  /** From the selected `Spark Target` map. */
  readonly targetDegrees: number;
  /** `System Heat Retard Base`; positive retards. */
  readonly heatRetardDegrees: number;
  /** `System Heat Retard Multiplier`, 0.7 to 1.5 in the stock files. */
  readonly heatMultiplier: number;
  /** At idle the idle limit holds, otherwise the limit with its additions. */
  readonly idle: boolean;
  /** From the selected `Spark Limit` map. */
  readonly limitDegrees: number;
  /** `Spark Limit - VCT Add | VCT > 5`. */
  readonly camAdditionDegrees: number;
  readonly camAdditionMultiplier: number;
  readonly powerAdditionDegrees: number;
  /** `Spark Idle Limit`. */
  readonly idleLimitDegrees: number;
  readonly additive: AdditiveRetards;
  readonly conditional: ConditionalRetards;
  readonly coldAdvanceDegrees: number;
  readonly egrAdvanceDegrees: number;
}

/** What holds in a warm engine away from idle in which nothing else acts. */
export const quietTerms = {
  idle: false,
  camAdditionDegrees: 0,
  camAdditionMultiplier: 1,
  powerAdditionDegrees: 0,
  idleLimitDegrees: 0,
  additive: {
    decelTransition: 0,
    fuelCutTransition: 0,
    gearToIdleTransition: 0,
    highSpeedAndCoolant: 0,
    knock: 0,
    throttleSensorFault: 0,
  },
  conditional: { tipInFromStop: 0, antiLugTipIn: 0, firstGearTipIn: 0, stumbleRecovery: 0 },
  coldAdvanceDegrees: 0,
  egrAdvanceDegrees: 0,
} as const satisfies Partial<SparkTraceTerms>;

/** Stock angles lie from −20 to 49°. */
const angle = (name: string): Quantity => ({ name, unit: '°', least: -60, most: 90 });
const retard = (name: string): Quantity => ({ name, unit: '°', least: 0, most: 60 });
const multiplier = (name: string): Quantity => ({ name, unit: '', least: 0, most: 5 });

/** What each term of the chain may be. */
export const termRanges = {
  targetDegrees: angle('the spark target'),
  heatRetardDegrees: angle('the heat retard'),
  heatMultiplier: multiplier('the heat multiplier'),
  limitDegrees: angle('the spark limit'),
  camAdditionDegrees: angle('the cam addition'),
  camAdditionMultiplier: multiplier('the multiplier of the cam addition'),
  powerAdditionDegrees: angle('the power addition'),
  idleLimitDegrees: angle('the idle limit'),
  coldAdvanceDegrees: angle('the cold advance'),
  egrAdvanceDegrees: angle('the EGR advance'),
} as const satisfies Partial<Record<keyof SparkTraceTerms, Quantity>>;

export const additiveRanges: Readonly<Record<keyof AdditiveRetards, Quantity>> = {
  decelTransition: retard('the retard of the decel transition'),
  fuelCutTransition: retard('the retard of the fuel-cut transition'),
  gearToIdleTransition: retard('the retard from gear to idle'),
  highSpeedAndCoolant: retard('the retard of speed and coolant'),
  knock: retard('the knock retard'),
  throttleSensorFault: retard('the retard of a throttle fault'),
};

export const conditionalRanges: Readonly<Record<keyof ConditionalRetards, Quantity>> = {
  tipInFromStop: retard('the tip-in retard from stop'),
  antiLugTipIn: retard('the anti-lug retard'),
  firstGearTipIn: retard('the first-gear retard'),
  stumbleRecovery: retard('the stumble retard'),
};

const requireAll = <T extends object>(
  ranges: Readonly<Record<keyof T, Quantity>>,
  values: T & Readonly<Record<keyof T, number>>,
): void => {
  for (const key of Object.keys(ranges) as (keyof T)[]) requireInRange(ranges[key], values[key]);
};

/** @throws OutOfRangeError naming the first term that cannot be */
export const requireTerms = (terms: SparkTraceTerms): void => {
  for (const key of Object.keys(termRanges) as (keyof typeof termRanges)[]) {
    requireInRange(termRanges[key], terms[key]);
  }
  requireAll(additiveRanges, terms.additive);
  requireAll(conditionalRanges, terms.conditional);
};
