import type { LateTable } from '../src/plugins/lateRows';

/**
 * The look-up tables whose rows come when readers near them. What stands in the page from the beginning
 * is what the chapters and the instruments name most.
 * The heights are measured; `tests/site/lateRows.spec.ts` tells the number to write when one is wrong.
 */
export const lateTables: readonly LateTable[] = [
  {
    id: 'table-all-calibrations',
    all: '126 calibrations',
    csv: 'data/calibrations.csv',
    height: 4250,
    ahead: [
      'calibration-L843EC',
      'calibration-L862ED',
      'calibration-LF6JE0',
      'calibration-LF9VEB',
      'calibration-LFLEEC',
      'calibration-LFLGEC',
      'calibration-LFLPEB',
      'calibration-LFLVEB',
    ],
  },
  {
    id: 'table-all-rom-tables',
    all: '537 tables',
    csv: 'data/rom-tables.csv',
    height: 3400,
    ahead: [
      'table-load-scaling',
      'table-vct-target',
      'table-load-limit-no-fault',
      'table-ipw-base',
      'table-injector-scaling-global-multiplier',
      'table-spark-limit-ol',
    ],
  },
  {
    id: 'table-all-logging-parameters',
    all: '95 parameters',
    csv: 'data/logging-parameters.csv',
    height: 9750,
    ahead: [
      'parameter-RPM',
      'parameter-LOAD',
      'parameter-ECT',
      'parameter-IAT',
      'parameter-FT_SHORT',
      'parameter-SPARKADV',
      'parameter-LAMBDA_ACT',
      'parameter-LAMBDA_DSD',
      'parameter-VCT_ACT',
      'parameter-KNOCKR',
    ],
  },
  {
    id: 'table-all-drivetrains',
    all: '28 drivetrains',
    csv: 'data/drivetrains.csv',
    height: 3370,
    ahead: ['drivetrain-nc1-us-20-6mt', 'drivetrain-nc2-us-20-6mt'],
  },
];
