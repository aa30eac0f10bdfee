import type { LoggingJobId } from './loggingJobs';

/** The car, as far as logging cares. */
export interface LoggedCar {
  /** The 1.8 has no cam to log. */
  readonly engine: '1.8' | '2.0' | '2.5';
  /** A RomDrop patch is in the car: only then memory can be read. */
  readonly patched: boolean;
}

/** Something on the 2.5 mm jack. */
export type JackSensor =
  /** A voltage; pin 12 is the tip of the jack, 16 the supply. */
  | { readonly kind: 'adc'; readonly name: string; readonly pin: number; readonly formula: string }
  /** A number in a line of text, by its column, from 1. */
  | { readonly kind: 'ascii'; readonly name: string; readonly column: number }
  /** An Innovate device: device number times 256 and 1 for lambda, 2 for the ratio. */
  | { readonly kind: 'inno'; readonly name: string; readonly id: number };

export type TriggerId = 'none' | 'full-throttle' | 'engine-running' | 'each-pull' | 'cruise-lever';

export type CalculatedId = 'AFR' | 'FT_SUM' | 'INJ_DUTY' | 'BOOST_PSI' | 'HEAT_RISE';

/** What a reader chose. */
export interface LoggerPlan {
  readonly car: LoggedCar;
  readonly jobs: readonly LoggingJobId[];
  /** Single parameters, by `parameterId` of the data, such as `parameter-ECT`. */
  readonly parameters: readonly string[];
  /** Parameters that a job would bring and the reader does not want, by the same id. */
  readonly without?: readonly string[];
  /** Slow groups, 1 to 15, by the same id. */
  readonly groups: Readonly<Record<string, number>>;
  readonly sensors: readonly JackSensor[];
  readonly calculated: readonly CalculatedId[];
  readonly trigger: TriggerId;
  /** `calcsampinterval`, 500 to 100 000. */
  readonly intervalMicroseconds: number;
}
