/** Words that engines and drivetrains share, and the shape of a drivetrain. */

export const howSure = ['confirmed', 'one-source', 'doubt'] as const;
/** `doubt`: nobody has confirmed it, or sources disagree. */
export type HowSure = (typeof howSure)[number];

/** Engine speed at which the computer closes the throttle, by the clutch switch, rpm. */
export interface ThrottleCut {
  /** Clutch pressed, by inference from the name `CPP set`. */
  readonly pressed: number;
  /** Clutch released; 10000 means no cut. */
  readonly released: number;
}

export interface Drivetrain {
  /** `nc2-us-20-6mt`; the row's address is `#drivetrain-<id>`. */
  readonly id: string;
  readonly generation: 'NC1' | 'NC2' | 'NC3';
  readonly market: 'UK and Europe' | 'USA' | 'Japan';
  readonly engine: '1.8' | '2.0';
  readonly gearbox: '5MT' | '6MT' | '6AT';
  /** `2009-2012`. */
  readonly years: string;
  /** Empty: the source names none. */
  readonly trims: readonly string[];
  /** Gears from first to top, turns in per turn out. */
  readonly ratios: readonly number[];
  readonly reverse: number;
  /** Reverse is not stored in the computer: brochures and tables only. */
  readonly reverseSure: HowSure;
  readonly finalDrive: number;
  /** rpm. */
  readonly fuelCutRpm: number;
  readonly throttleCutRpm: ThrottleCut;
  /** km/h. */
  readonly speedLimitKmh: number;
  /** The generation whose files the limits were read from, where no file of this car could be read. */
  readonly limitsFrom: 'NC2' | null;
  readonly tyre: '205/50R16' | '205/45R17';
  readonly tyreSure: HowSure;
  /** Null: varies, or no source says. */
  readonly limitedSlip: boolean | null;
  /** First four characters of the calibrations that hold these gears. */
  readonly families: readonly string[];
  readonly sure: HowSure;
  /** Keys of `sources.ts`. */
  readonly sources: readonly string[];
  readonly note: string | null;
}
