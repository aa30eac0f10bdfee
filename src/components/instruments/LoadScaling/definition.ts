import { optionRanges } from '@site/src/calculations/loadScaling/worksheetOptions';
import { defineInstrument } from '../kit/defineInstrument';
import { choice, number, paste, shownWhen, text, type Texts, tick } from '../kit/instrumentField';
import { useOnDemand } from '../kit/onDemand';
import { followCar } from '../MyCar/followCar';
import { calibrationOfCar } from '../StockLibrary/calibrationOfCar';
import { StockLibraryNote } from '../StockLibrary/StockLibraryNote';
import { stockLibraryOnDemand } from '../StockLibrary/stockLibraryOnDemand';
import { Answer } from './Answer';
import { compute } from './compute';
import { readCells, readLongTermTrim, readPairedCells } from './readCells';
import {
  type Context,
  needsLibrary,
  pastedStart,
  type Resources,
  stockStart,
  workedCalibration,
} from './start';
import { workedTrims } from './workedTrims';

const byLambda = ({ open }: Texts): boolean => open === 'yes';
const smooths = ({ smooth }: Texts): boolean => smooth === 'yes';
const sameAxes = 'The same rows and columns.';
const onTable = ['calibration', 'table'];

/** The next `Load Scaling` from the one in use and the trims of a log. */
export const instrument = defineInstrument({
  name: 'scaling',
  title: 'Load scaling',
  fields: {
    calibration: text({
      label: 'Calibration',
      hint: 'Whose stock table, e.g. LF9VEB',
      initial: workedCalibration,
      longest: 20,
      exact: true,
      identifies: true,
      read: (written: string, { resources }: Context) => stockStart(written, resources.value),
    }),
    table: paste({
      label: 'Load Scaling, copied from EcuFlash',
      hint: 'Empty: the stock table. With or without axes.',
      rows: 4,
      identifies: true,
      dependsOn: ['calibration'],
      read: (written, { texts, resources }: Context) =>
        pastedStart(written, texts.calibration ?? '', resources.value),
    }),
    trims: paste({
      label: 'Histogram of FT_SHORT + FT_LONG, %',
      hint: 'From the log viewer, with or without axes; tabs, semicolons or commas.',
      initial: workedTrims,
      rows: 6,
      dependsOn: onTable,
      read: readCells('combinedTrim'),
    }),
    ltft: paste({
      label: 'Long-term trim in use, %',
      hint: 'FT_LONG alone: one number, or a table. Empty: not known.',
      rows: 2,
      dependsOn: onTable,
      read: readLongTermTrim,
    }),
    hits: paste({
      label: 'Hit counts',
      hint: 'May stay empty. Rows of the log in each cell.',
      rows: 2,
      dependsOn: onTable,
      read: readCells('hits'),
    }),
    open: tick({ label: 'Raise whole rows by lambda, too' }),
    measured: shownWhen(
      byLambda,
      paste({
        label: 'Measured lambda, LAMBDA_ACT',
        hint: sameAxes,
        rows: 4,
        dependsOn: [...onTable, 'commanded'],
        read: readPairedCells('measuredLambda', 'commanded', 'measured'),
      }),
    ),
    commanded: shownWhen(
      byLambda,
      paste({
        label: 'Commanded lambda, LAMBDA_DSD',
        hint: sameAxes,
        rows: 4,
        dependsOn: [...onTable, 'measured'],
        read: readPairedCells('commandedLambda', 'measured', 'commanded'),
      }),
    ),
    minimum: number({
      label: 'Least hits',
      initial: '20',
      unit: 'rows',
      hint: 'Where hit counts are given',
      range: optionRanges.minimumHits,
    }),
    share: number({
      label: 'Share of the correction',
      initial: '100',
      hint: '1 to 100',
      range: optionRanges.sharePercent,
    }),
    limited: tick({ label: 'Cap the change of each cell', initial: true }),
    cap: shownWhen(
      ({ limited }) => limited === 'yes',
      number({
        label: 'Most change per cell',
        initial: '10',
        hint: '0.5 to 20',
        range: optionRanges.capPercent,
      }),
    ),
    skip: tick({ label: 'Leave marked cells alone', initial: true }),
    smooth: tick({ label: 'Fill and smooth the neighbours' }),
    limit: shownWhen(
      smooths,
      number({
        label: 'Most change of a trusted cell',
        initial: '1',
        hint: '0 to 5',
        range: optionRanges.trustedLimitPoints,
      }),
    ),
    reach: shownWhen(
      smooths,
      number({
        label: 'Fill as far as',
        initial: '1',
        hint: '0 to 3',
        range: optionRanges.fillReach,
      }),
    ),
    show: choice({
      label: 'Map of',
      isView: true,
      options: [
        ['change', 'the change'],
        ['before', 'the table before'],
        ['after', 'the table after'],
      ],
    }),
    mark: choice({
      label: 'Decimal sign',
      isView: true,
      options: [
        ['.', 'point'],
        [',', 'comma'],
      ],
    }),
  },
  fromCar: followCar(calibrationOfCar),
  useResources: (texts): Resources => useOnDemand(stockLibraryOnDemand, needsLibrary(texts)),
  compute,
  caseName: ({ pasted, calibration }) =>
    pasted ? 'your table' : `the stock table of ${calibration.shown}`,
  Answer,
  Waiting: ({ resources }) => StockLibraryNote(resources),
});
