import type { CheckedConfiguration } from '@site/src/calculations/loggingConfiguration/checkConfiguration';
import type { TextCoding } from '@site/src/calculations/loggingConfiguration/decodeConfiguration';
import type { LoggedCar } from '@site/src/calculations/loggingConfiguration/loggerPlan';

/** What the worker is asked. */
export interface AskedCheck {
  readonly text: string;
  readonly car: LoggedCar;
  readonly coding: TextCoding;
}

/** What it answers. */
export interface CheckedFile extends Pick<
  CheckedConfiguration,
  'findings' | 'omitted' | 'budget' | 'logged' | 'isForPulls'
> {
  /** What was checked. */
  readonly text: string;
  readonly lines: number;
  /** A column of the cam angle; undefined: none, or the car is a 1.8 and the findings say so. */
  readonly camColumn?: string;
}

/** How far the check of the reader's file is. */
export interface Checked {
  /** The last file that was checked; it may be an earlier one. */
  readonly file: CheckedFile | undefined;
  /** The program of the check could not be had. */
  readonly failed: boolean;
}
