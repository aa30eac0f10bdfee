import { type Limit, warning } from './limit';

/** What a logging file cannot promise. */
export const logging = {
  notForFullThrottle: warning(
    'what-to-log',
    'Not logged, or hidden by `isvisible = 0`: {columns}. They tell when to stop: make no full-throttle pull with this file.',
    'inferred',
  ),
  tooSlowForPull: warning(
    'raise-the-sample-rate',
    'About {rate} rows a second are enough for a first log and too few for a pull, which needs 10 at least: a short knock or lean moment falls between two rows. Lower the interval step by step.',
    'innovative-tuning',
    'inferred',
  ),
  tooSlowForTrims: warning(
    'raise-the-sample-rate',
    'About {rate} rows a second are too few for load scaling: below 4 nothing tells whether pedal and engine stand still. Lower the interval step by step.',
    'inferred',
  ),
  fileNotProven: warning(
    'make-your-first-log',
    'No check proves that a file logs: which request your engine computer answers, no source says. Log once without triggers, parked, and read `logcfg.out`.',
    'inferred',
  ),
  camAngleAsked: warning(
    'romdrop-sample-file',
    'The file asks for the cam angle (`{name}`), which a 1.8 does not have: there no log appears at all, and no message says why. If the car is a 1.8, choose that engine.',
    'guide',
  ),
  keptForTrigger: warning(
    'triggers',
    '`{name}` stays in the file although it was to be left out: the trigger uses it.',
    'openport-sample',
    'tactrix-logging',
  ),
  sensorMillivolts: warning(
    'adc-channel',
    '`{name}`: an analogue input arrives in millivolts, and at 5 V the formula gives {value}. Begin it with `x,0.001,*`, which makes volts of it.',
    'guide',
  ),
  unnamedFile: warning(
    'the-card',
    'The file that was opened is called `{name}`. On the card it must be called exactly `logcfg.txt`.',
    'guide',
    'openport-sample',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
