/** Why one logs, and the columns that the purpose needs; names are those of the sample file. */
export interface LoggingJob {
  readonly id: LoggingJobId;
  readonly title: string;
  readonly parameters: readonly string[];
}

export type LoggingJobId =
  'general' | 'trims' | 'full-throttle' | 'knock' | 'cam' | 'injector' | 'boost';

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Engine speed and pedal first. By the chapter on logging none leaves out what tells when to stop: knock retard,
 * either lambda, the pulse width for the duty, both temperatures, and the high-det flag where full throttle is the job.
 */
export const loggingJobs: readonly LoggingJob[] = [
  {
    id: 'general',
    title: 'Baseline, daily driving',
    parameters: words(
      'RPM APP ECT FUELSYS IAT LOAD FT_LONG FT_SHORT KNOCKR LAMBDA_ACT LAMBDA_DSD FUEL_PW MAF SPARKADV TP1 VCT_ACT VSS MAP BARO AAT',
    ),
  },
  {
    id: 'trims',
    title: 'Fuel trims and load scaling',
    parameters: words(
      'RPM APP MAF LOAD FT_SHORT FT_LONG FUELSYS LAMBDA_ACT LAMBDA_DSD FUEL_PW IAT ECT SPARKADV KNOCKR VCT_ACT',
    ),
  },
  {
    id: 'full-throttle',
    title: 'Power at full throttle',
    parameters: words(
      'RPM APP TP1 LAMBDA_ACT LAMBDA_DSD SPARKADV KNOCKR FUEL_PW FUELSYS FT_SHORT FT_LONG LOAD MAF MAP VCT_ACT HIDET_SW IAT ECT',
    ),
  },
  {
    id: 'knock',
    title: 'Knock watch',
    parameters: words(
      'RPM APP KNOCKR HIDET_SW SPARKADV LOAD LAMBDA_ACT LAMBDA_DSD FUEL_PW IAT ECT',
    ),
  },
  {
    id: 'cam',
    title: 'Cam angle',
    parameters: words(
      'RPM APP VCT_ACT VCT_DIFF VCT_DUTY MAF LOAD SPARKADV KNOCKR LAMBDA_ACT LAMBDA_DSD FUEL_PW IMTV_SW HIDET_SW IAT ECT',
    ),
  },
  {
    id: 'injector',
    title: 'Injector duty',
    parameters: words('RPM APP FUEL_PW KNOCKR LAMBDA_ACT LAMBDA_DSD HIDET_SW IAT ECT'),
  },
  {
    id: 'boost',
    title: 'Boost',
    parameters: words(
      'RPM APP MAP BARO MAF LOAD FUELSYS FT_SHORT FT_LONG FUEL_PW LAMBDA_ACT LAMBDA_DSD KNOCKR SPARKADV HIDET_SW IAT ECT',
    ),
  },
];
