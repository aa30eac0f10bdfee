/**
 * Every limit of the guide, and every instrument that can reach it: a case that does, and the notice
 * that it brings. A limit that no instrument reaches fails here, and so does an instrument that holds a
 * limit for which no case stands.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identifyImage } from '@site/src/calculations/calibrationFinder/identifyImage';
import { idPlaces, romSize } from '@site/src/calculations/calibrationFinder/imageShape';
import type { Notice } from '@site/src/calculations/limits/notice';
import { madeUpLog, madeUpRows, thirdGear } from '@site/src/calculations/pullCheck/madeUpLog';
import { type LimitName, limits } from '@site/src/data/limits';
import { joined, madeUpImage, noise, writeText } from '@site/tests/unit/madeUpImage';
import { opened as openedLogs } from '@site/tests/unit/openedLogs';
import { readLogCases } from '@site/tests/unit/readLogCases';
import { instrument as fuel } from './AirAndFuel/definition';
import { instrument as finder } from './CalibrationFinder/definition';
import { keyOf } from './CalibrationFinder/openedRom';
import { instrument as gears } from './Gears/definition';
import { instrument as scaling } from './LoadScaling/definition';
import { instrument as logging } from './LoggingConfiguration/definition';
import { noCar } from './MyCar/car';
import { type InstrumentName, instrumentNames } from './names';
import { instrument as pull } from './PullCheck/definition';
import { instrument as spark } from './SparkTrace/definition';
import { instrument as status } from './StatusDecoder/definition';
import { instrument as log } from './ReadLog/definition';
import { noLog } from './ReadLog/LogResources';
import { stockLibrary } from './StockLibrary/library';
import { instrument as maps } from './StockMaps/definition';

type Texts = Readonly<Record<string, string>>;

/** What an instrument says of a case. */
interface Said {
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly refusal?: Notice;
  readonly result?: { readonly notices: readonly Notice[] };
}

type Case = () => Said;
type Cases = Readonly<Partial<Record<LimitName, Case>>>;

const stock = { status: 'there', value: stockLibrary } as const;
const australian = {
  ...noCar,
  generation: 'NC2',
  engine: '2.0',
  gearbox: '6MT',
  market: 'Australia',
};
const anyMarket = { ...australian, market: '' };

const finderCases = (): Cases => {
  const asked =
    (texts: Texts): Case =>
    () =>
      finder.evaluate(texts);
  const opened =
    (bytes: Uint8Array, name = 'read.bin', size = bytes.length): Case =>
    () => {
      const rom = { name, image: identifyImage(bytes, size) };
      return finder.evaluate({ file: keyOf(rom) }, rom);
    };
  const rom = madeUpImage('SW-LF9VEB000.HEX');
  const withdrawn = rom.slice();
  withdrawn.set([0xff, 0x20, 0x11, 0x22], 0xffc4c);
  const blank = (size: number): Uint8Array => new Uint8Array(size);
  const text = (content: string): Uint8Array => writeText(blank(200).fill(32), 0, content);
  return {
    gearboxController: asked({ text: 'LF9KT0001' }),
    gearboxControllerForViewing: asked({ text: 'LFG1TF000' }),
    otherMazda: asked({ text: 'L35HED' }),
    twoIds: asked({ text: 'LFG1EF LFG1EK' }),
    partNumber: asked({ text: 'LF9V-18-881B' }),
    fileForgotten: asked({ file: '-' }),
    fileEmpty: opened(blank(0)),
    filePacked: opened(writeText(rom.slice(), 0, 'PK\u0003\u0004')),
    fileBlank: opened(blank(romSize)),
    fileBeginsBlank: opened(blank(2 * romSize), 'big.bin', 4e9),
    fileText: opened(text('<roms>LF9VEB</roms>')),
    fileRecords: opened(text(':100000000000')),
    filePatch: opened(writeText(blank(romSize), 0, 'LF9VEB')),
    fileTwoInOne: opened(joined(rom, rom)),
    filePadded: opened(joined(rom, blank(512))),
    fileTooLong: opened(joined(rom, madeUpImage('', 0, 512))),
    fileCutOff: opened(rom.slice(0, 0xf0000)),
    fileFilledUp: opened(rom.slice().fill(0, 0xf0000)),
    fileTwoIds: opened(writeText(rom.slice(), 0x2000, 'SW-LFG2EL000.HEX')),
    fileIdMisplaced: opened(madeUpImage('SW-LF9VEB000.HEX', 0x1000)),
    fileNoise: opened(writeText(noise(romSize), idPlaces[0] - 3, 'SW-LF9VEB000.HEX')),
    fileEncrypted: opened(noise(romSize)),
    fileOtherCar: opened(madeUpImage('SW-N3Z2EF000.HEX')),
    fileWrongSize: opened(madeUpImage('', 0, 4000)),
    fileWithoutId: opened(madeUpImage('')),
    carDiffers: asked({ text: 'LF9VEB', year: '2014' }),
    suffixUnknown: asked({ text: 'SW-LF9VEB100.HEX' }),
    lettersCorrected: asked({ text: 'IF9VEB' }),
    namedPatched: opened(rom, 'LF9VEB_Rev_21053000.bin'),
    carriesPatch: opened(rom.slice().fill(0x21, 0xffc4c, 0xffc50)),
    carriesWithdrawnPatch: opened(withdrawn),
    namedWithdrawnPatch: asked({ text: 'LF9VEB_Rev_201122.bin' }),
    namedPatchFile: asked({ text: 'patches/LF9VEB.patch' }),
    namedDefinition: asked({ text: 'LF9VEB.xml' }),
    namedNoImage: asked({ text: 'LF9VEB.zip' }),
    nameDiffers: opened(rom, 'SW-LFG2EK.BIN'),
    bootLoaderBlank: opened(rom.slice().fill(0xff, 0, 0x2000)),
    idSurvivesPatching: opened(rom),
    onlyEndsLookedAt: opened(rom),
    fileNotOpen: asked({ file: 'LF9VEB' }),
    layoutChanges: asked({ text: 'LF9KED' }),
    oneRevisionOnly: asked({ text: 'LFG1EF' }),
    canadaNotNamed: asked({ text: '', market: 'Canada' }),
    australiaNotNamed: asked({ text: '', market: 'Australia' }),
  };
};

const loggingCases = (): Cases => {
  const asked =
    (texts: Texts): Case =>
    () =>
      logging.evaluate(texts, { file: undefined, failed: false });
  return {
    fileNotProven: asked({}),
    notForFullThrottle: asked({ jobs: 'full-throttle', without: 'KNOCKR' }),
    tooSlowForPull: asked({ jobs: 'full-throttle' }),
    tooSlowForTrims: asked({}),
    camAngleAsked: asked({ jobs: 'cam' }),
    keptForTrigger: asked({ trigger: 'full-throttle', without: 'APP' }),
    sensorMillivolts: asked({ sensors: 'adc 12 WB x,2,*,9,+' }),
    unnamedFile: asked({ mode: 'check', text: 'type = obd', name: 'logcfg.txt.txt' }),
  };
};

const statusCases = (): Cases => {
  const asked =
    (texts: Texts): Case =>
    () =>
      status.evaluate(texts);
  const column = 'FUELSYS';
  return {
    driveStatusFraction: asked({ value: '4.5' }),
    fuelStatusFraction: asked({ column, value: '2.5' }),
    fuelStatusNoCode: asked({ column, value: '300' }),
    statusColumnOther: asked({ pasted: '742\n745\n2' }),
    statusColumnNamed: asked({ pasted: 'FUELSYS\n2\n4' }),
    statusReadAs: asked({ value: '80' }),
    statusColumnReadAs: asked({ pasted: '80\n4' }),
    statusColumnMixed: asked({ pasted: '80\n16\n4' }),
    driveStatusInferred: asked({}),
    statusBitsMixed: asked({ value: '6' }),
    statusUnnamed: asked({ value: '1' }),
    fuelStatusWholePart: asked({ column, value: '2.0039' }),
    fuelStatusRaw: asked({ column, value: '512' }),
    fuelStatusLags: asked({ column, value: '2' }),
    statusLinesLeftOut: asked({ pasted: '2\n4\nopen' }),
    statusColumnHeaded: asked({ pasted: 'GEAR\n2\n4' }),
  };
};

const scalingCases = (): Cases => {
  const asked =
    (texts: Texts): Case =>
    () =>
      scaling.evaluate(texts, stock);
  /** One full-throttle cell by lambda. */
  const open = (measured: string, commanded: string, ltft = '0'): Case =>
    asked({
      trims: '',
      open: 'yes',
      measured: `\t0.875\n4000\t${measured}`,
      commanded: `\t0.875\n4000\t${commanded}`,
      ltft,
    });
  const trims = (cells: string, more: Texts = {}): Case =>
    asked({ trims: cells, ltft: '0', ...more });
  const grid = (cell: string): string =>
    Array.from({ length: 15 }, () => Array.from({ length: 17 }, () => cell).join('\t')).join('\n');
  const rows = (a: string, b: string, c: string) => `\t0.875\n3000\t${a}\n3500\t${b}\n4000\t${c}`;
  return {
    trimNearItsEnd: open('0.79', '0.95', '20'),
    leanerThanCommanded: open('0.881', '0.85'),
    farFromCommanded: open('0.79', '0.95'),
    sensorEndInCell: open('0.759', '0.78'),
    leanInCell: open('0.93', '0.91'),
    inputsContradict: open('0.79', '0.95', '20'),
    trimPartsUnknown: asked({ trims: '\t0.5\n2000\t1' }),
    longTermTrimUnknown: open('0.86', '0.85', ''),
    loweredCells: trims('\t0.5\n2000\t-4'),
    loweredByLambda: open('0.82', '0.85'),
    lambdaByRows: open('0.86', '0.85'),
    startsFromStock: trims('\t0.5\n2000\t4'),
    lambdaAsksMuch: open('0.87', '0.85', '8'),
    largeBlock: trims('\t0.5\t0.5625\n2000\t12\t12.5\n2500\t12\t13'),
    trimsAtHighLoad: trims('\t0.875\n4000\t5', { skip: 'no' }),
    markedCellsChanged: trims('\t0.875\n4000\t12', { skip: 'no' }),
    capOff: trims('\t0.5\n2000\t5', { limited: 'no' }),
    placedByPosition: trims(grid('1')),
    scalingOfAnother: trims('\t0.5\n2000\t4', { calibration: 'LFG2EK' }),
    workedTrims: asked({}),
    trimsLookLikeLambda: trims(grid('0.98')),
    lambdaSwapped: asked({
      trims: '',
      open: 'yes',
      measured: rows('0.85', '0.85', '0.85'),
      commanded: rows('0.86', '0.84', '0.87'),
    }),
    scalingBeyondStock: trims('\t0.5\n2000\t4', { table: grid('1.3') }),
  };
};

const sparkCases = (): Cases => {
  const asked =
    (texts: Texts): Case =>
    () =>
      spark.evaluate({ raise: '0', knock: '0', ...texts }, stock);
  return {
    sparkMapsOfAnother: asked({ id: 'L831EG' }),
    edgeValueHeld: asked({ rpm: '9000' }),
    raisedUnheard: asked({ rpm: '6500', raise: '1' }),
    raisedInSpiteOfKnock: asked({ raise: '1', knock: '1.7' }),
    raisedOtherMap: asked({ raise: '1', knocks: 'high-det' }),
    raisedOutsideField: asked({ raise: '1', rpm: '4900', load: '0.9' }),
    raisedOffTemperature: asked({ raise: '1', coolant: '101' }),
    coolantHot: asked({ coolant: '112' }),
    intakeAirHot: asked({ air: '86' }),
    raisedUnlikePair: asked({ id: 'LF6JE0', raise: '1', rpm: '4000', load: '0.9' }),
    knockOnce: asked({ knock: '1.7' }),
    knockTwice: asked({ knock: '3.4' }),
    knockBeyondMost: asked({ knock: '30' }),
    knockUnheard: asked({ rpm: '6500' }),
    knockAsLogged: asked({ knock: '1.41' }),
    raisedTooMuch: asked({ raise: '20' }),
    idleUnderLoad: asked({ idle: 'yes', rpm: '6000', load: '0.9' }),
    closedLoopAtHighDemand: asked({ loop: 'closed' }),
    coldAdvanceMissing: asked({ coolant: '20', rpm: '2000' }),
    shuttersInWarm: asked({ shutters: 'in' }),
  };
};

const mapsCases = (): Cases => {
  const asked =
    (texts: Texts, car = noCar): Case =>
    () =>
      maps.evaluate(texts, { maps: stock, car });
  const named = (pattern: RegExp): string =>
    stockLibrary.maps.tableNames.find((name) => pattern.test(name)) ?? '';
  return {
    mapsOfAnother: asked({ calibration: 'LFG2EK' }),
    mapsNotOfCar: asked({}, { ...noCar, calibration: 'LFG2EL' }),
    mapsCarNotRead: asked({}, { ...noCar, generation: 'NC2' }),
    mapsOnlyToCompare: asked({ other: 'LFH9EF' }),
    mapsNeverSave: asked({ table: 'KR Accumulator - Exit Delay' }),
    mapsIncrementRate: asked({ table: 'Knock Detected - KR Increment Rate' }),
    mapsEditBothLimits: asked({ table: 'Spark Limit | OL' }),
    mapsTwoCopies: asked({ table: named(/^APP to TP Desired - /) }),
    mapsTwinNames: asked({
      table: 'After Start Enrichment A - Rate to Normal Fueling  | Engine ON, ECT > 103, IAT < 55',
    }),
    mapsAxisIsRpm: asked({ table: named(/^OL Decel Transition - Load Threshold .+\| In-Gear$/) }),
  };
};

const fuelCases = (): Cases => {
  const asked =
    (question: string, texts: Texts = {}): Case =>
    () =>
      fuel.evaluate({ question, ...texts });
  /** One row of the enleanment sum; the table is off in the others. */
  const row = (target: string, percent: string, boost = 'no'): Case =>
    asked('enleanment', {
      ...Object.fromEntries(
        ['6000', '6500', '7500'].flatMap((rpm) => [
          [`enleanment.t${rpm}`, '0.8'],
          [`enleanment.e${rpm}`, '0'],
        ]),
      ),
      'enleanment.t7000': target,
      'enleanment.e7000': percent,
      'enleanment.boost': boost,
    });
  const logged = (ms: string): Case =>
    asked('pulse', { 'pulse.known': 'logged', 'pulse.logged': ms, 'pulse.rpm': '7000' });
  return {
    leanWithoutBoost: row('0.9201', '0'),
    leanUnderBoost: row('0.80', '8', 'yes'),
    enleanmentBeforeTargets: row('0.85', '10'),
    enleanmentAsShown: row('0.85', '0.17'),
    enleanmentBeyondTable: row('0.85', '0.5'),
    sensorCannotRead: asked('mixture', { 'mixture.written': 'lambda', 'mixture.value': '0.74' }),
    airMeterEnds: asked('load', { 'load.flow': '230' }),
    loadLimitBinds: asked('load', { 'load.known': 'load', 'load.load': '1.3' }),
    coolantHot: asked('load', { 'load.ect': '112' }),
    loadLimitOfAnother: asked('load', { 'load.rpm': '3000', 'load.flow': '55' }),
    intakeAirHot: asked('load', { 'load.iat': '104' }),
    dutyHigh: logged('15'),
    dutyFull: logged('18'),
    consumptionLow: asked('power', { 'power.consumption': '0.3' }),
    displacementAlone: asked('base', { 'base.newVolume': '2488' }),
    displacementLeft: asked('base', { 'base.newVolume': '2488', 'base.entered': 'no' }),
    displacementLeftAbove: asked('base', { 'base.newVolume': '1798', 'base.entered': 'no' }),
    injectorsContradict: asked('base', { 'base.base': '9.612' }),
    basePulseImpossible: asked('base', { 'base.oldFlow': '3000', 'base.newFlow': '50' }),
    flowsFarApart: asked('base', { 'base.newFlow': '1916.2' }),
    airFuelOfGauge: asked('mixture', {
      'mixture.written': 'afr',
      'mixture.value': '12.5',
      'mixture.fuel': 'blend',
      'mixture.ethanol': '85',
    }),
    pressureUnitsMixed: asked('flow', {
      'flow.unit': 'kPa',
      'flow.at': '58',
      'flow.wanted': '392',
    }),
  };
};

const pullCases = (): Cases => {
  type Rows = ReturnType<typeof madeUpRows>;
  type Row = Rows[number];
  const opened =
    (first: string, texts: Texts = {}, second?: string, car = noCar): Case =>
    () =>
      pull.evaluate(texts, { ...openedLogs(first, second), car });
  const made = (changes: Parameters<typeof madeUpRows>[0] = {}): string =>
    madeUpLog(madeUpRows(changes));
  const changed = (change: (row: Row, i: number, rows: Rows) => Partial<Row>): string =>
    madeUpLog(madeUpRows().map((row, i, rows) => ({ ...row, ...change(row, i, rows) })));
  /** Between 3 and 4 s of the log, in the midst of the pull. */
  const midst = (change: (row: Row) => Partial<Row>, to = 4): string =>
    changed((row) => (row.timeSeconds >= 3 && row.timeSeconds < to ? change(row) : {}));
  const withColumn = (name: string, value: (row: Row, i: number) => string): string => {
    const rows = madeUpRows();
    return madeUpLog(rows, {}, (lines) =>
      lines.map((line, i) => {
        const row = rows[i - 1];
        return `${line},${row ? value(row, i - 1) : name}`;
      }),
    );
  };
  const named = (header: readonly string[], startSeconds = 1234.5): string =>
    madeUpLog(madeUpRows(), { header, startSeconds });
  const fast = { startSeconds: 0 };
  const milliseconds = madeUpLog(
    madeUpRows().map((row) => ({ ...row, timeSeconds: 1000 * row.timeSeconds })),
    fast,
  );
  const faster = { ...thirdGear, gearRatio: 1.177 };
  return {
    pullFewRows: opened(made({ rowsPerSecond: 8 })),
    pullRowsRepeat: opened(
      changed((_, i, rows) => ({ engineSpeedRpm: rows[i - (i % 5)]?.engineSpeedRpm ?? 0 })),
    ),
    pullClockRepeats: opened(
      changed((row) => ({ timeSeconds: Math.floor(5 * row.timeSeconds) / 5 })),
    ),
    pullGap: opened(madeUpLog(madeUpRows().filter((_, i) => i < 60 || i >= 75))),
    pullSpeedFalls: opened(midst((row) => ({ engineSpeedRpm: row.engineSpeedRpm - 100 }), 3.04)),
    pullLeaps: opened(midst((row) => ({ engineSpeedRpm: row.engineSpeedRpm + 900 }), 3.3)),
    pullLifted: opened(midst(() => ({ pedalPercent: 20 }), 3.4)),
    pullBrokenOff: opened(
      changed((row) => ({ timeSeconds: row.timeSeconds - (row.timeSeconds < 3.5 ? 0 : 60) })),
    ),
    pullSlips: opened(midst((row) => ({ engineSpeedRpm: 1.15 * row.engineSpeedRpm }), 3.8)),
    pullThrottleHeld: opened(withColumn('TP1', () => '50')),
    pullCappedGear: opened(named(['sample', 'time', 'RPM', 'APP', 'a', 'b', 'c', 'd']), {
      gear: '2',
    }),
    pullAutomatic: opened(made(), { car: 'nc2-us-20-6at' }),
    pullRoughSpeed: opened(
      madeUpLog(
        madeUpRows({ rowsPerSecond: 10, seconds: 8 }).map((row, i) => ({
          ...row,
          engineSpeedRpm: row.engineSpeedRpm + 140 * Math.sin(i / 3),
        })),
      ),
    ),
    pullCold: opened(made({ coolantC: 70 })),
    pullHotCoolant: opened(made({ coolantC: 101 })),
    pullCoolantEndsSession: opened(made({ coolantC: 106 })),
    pullHotIntakeAir: opened(made({ intakeAirC: 45 })),
    pullIntakeAirEndsSession: opened(made({ intakeAirC: 55 })),
    pullKnocks: opened(midst(() => ({ knockRetardDegrees: 1.7 }))),
    pullGearUnclear: opened(made({ gearing: { ...thirdGear, gearRatio: 1.4 } })),
    pullGearLoose: opened(made({ gearing: { ...thirdGear, gearRatio: 1.64 / 1.065 } })),
    pullGearDisagrees: opened(made(), { gear: '4' }),
    pullMassOdd: opened(made(), { mass: '2600' }),
    pullsWithinScatter: opened(made(), {}, made({ seconds: 5.02 })),
    pullsSpoilt: opened(made(), {}, made({ rowsPerSecond: 5 })),
    pullsSame: opened(made(), {}, made()),
    pullsOfTwoGears: opened(made(), {}, made({ gearing: faster, seconds: 9 })),
    pullsOfUnknownGear: opened(
      made(),
      {},
      named(['s', 'time', 'RPM', 'APP', 'a', 'ECT', 'IAT', 'd']),
    ),
    pullsShareLittle: opened(
      made(),
      {},
      madeUpLog(madeUpRows({ seconds: 9 }).filter((row) => row.engineSpeedRpm < 3400)),
    ),
    pullsStartApart: opened(
      made(),
      {},
      madeUpLog(
        madeUpRows().map((row) => (row.timeSeconds < 1.5 ? { ...row, pedalPercent: 20 } : row)),
      ),
    ),
    pullsTemperatureApart: opened(made(), {}, made({ intakeAirC: 32 })),
    pullsTemperatureFarApart: opened(made(), {}, made({ intakeAirC: 36 })),
    pullsTemperatureUnknown: opened(
      made(),
      {},
      named(['sample', 'time', 'RPM', 'APP', 'VSS', 'ECT', 'a', 'b']),
    ),
    pullsBarometerApart: opened(
      withColumn('BARO', () => '101'),
      {},
      withColumn('BARO', () => '98'),
    ),
    pullsRowRatesApart: opened(made(), {}, made({ rowsPerSecond: 40 })),
    logKnocks: opened(changed((row) => (row.timeSeconds < 0.5 ? { knockRetardDegrees: 2.8 } : {}))),
    logCellsLeftOut: opened(midst(() => ({ engineSpeedRpm: 65535 }), 3.04)),
    logColumnDoubled: opened(withColumn('APP', () => '20')),
    logKnockBothSigns: opened(
      changed((_, i) => ({ knockRetardDegrees: i === 10 ? 1.41 : i === 15 ? -1.41 : 0 })),
    ),
    logColumnsDisagree: opened(
      withColumn('RPM', (row, i) => String(row.engineSpeedRpm / 2 + (i % 7))),
    ),
    logClockInferred: opened(milliseconds),
    logThrottleStandsIn: opened(
      named(['sample', 'time', 'RPM', 'TP1', 'VSS', 'ECT', 'IAT', 'KNOCKR']),
    ),
    gearsOfCarUnknown: opened(made(), {}, undefined, australian),
    gearsOfCarSeveral: opened(made(), { car: 'nc2-uk-20-6mt' }, undefined, anyMarket),
  };
};

const gearsCases = (): Cases => {
  const asked =
    (texts: Texts, car = noCar): Case =>
    () =>
      gears.evaluate({ other: 'none', ...texts }, car);
  return {
    gearsOfCarUnknown: asked({}, australian),
    gearsOfCarSeveral: asked({ car: 'nc2-uk-20-6mt' }, anyMarket),
    gearsOfOneSource: asked({ car: 'nc3-uk-18-5mt' }),
    gearsDisputed: asked({ car: 'nc1-uk-18-5mt' }),
    gearsAboveStockCut: asked({ shift: '9500' }),
  };
};

/** The folder of each instrument, its worked case, and a case for every limit that it can reach. */
const instruments: Readonly<
  Record<
    InstrumentName,
    {
      readonly at: string;
      readonly worked: Case;
      /** What the worked case meets already. */
      readonly ofWorkedCase: readonly string[];
      readonly cases: Cases;
      /** Limits that its modules name and it cannot meet. */
      readonly neverMet?: readonly LimitName[];
    }
  >
> = {
  finder: {
    at: 'CalibrationFinder/definition.tsx',
    worked: () => finder.evaluate({}),
    ofWorkedCase: [],
    cases: finderCases(),
  },
  logging: {
    at: 'LoggingConfiguration/definition.ts',
    worked: () => logging.evaluate({}, { file: undefined, failed: false }),
    ofWorkedCase: ['tooSlowForTrims', 'camAngleAsked', 'fileNotProven'],
    cases: loggingCases(),
  },
  log: {
    at: 'ReadLog/definition.ts',
    worked: () => log.evaluate({}, noLog),
    ofWorkedCase: [],
    cases: readLogCases(),
    // Rows that are missing are said as a gap, or end the drive.
    neverMet: ['pullBrokenOff'],
  },
  status: {
    at: 'StatusDecoder/definition.ts',
    worked: () => status.evaluate({}),
    ofWorkedCase: ['driveStatusInferred'],
    cases: statusCases(),
  },
  scaling: {
    at: 'LoadScaling/definition.ts',
    worked: () => scaling.evaluate({}, stock),
    ofWorkedCase: ['workedTrims', 'loweredCells', 'trimPartsUnknown'],
    cases: scalingCases(),
  },
  spark: {
    at: 'SparkTrace/definition.ts',
    worked: () => spark.evaluate({}, stock),
    ofWorkedCase: ['raisedInSpiteOfKnock'],
    cases: sparkCases(),
  },
  maps: {
    at: 'StockMaps/definition.ts',
    worked: () => maps.evaluate({}, { maps: stock, car: noCar }),
    ofWorkedCase: [],
    cases: mapsCases(),
  },
  fuel: {
    at: 'AirAndFuel/definition.ts',
    worked: () => fuel.evaluate({}),
    ofWorkedCase: [],
    cases: fuelCases(),
  },
  pull: {
    at: 'PullCheck/definition.ts',
    worked: () => pull.evaluate({}, openedLogs()),
    ofWorkedCase: ['pullsTemperatureApart'],
    cases: pullCases(),
  },
  gears: {
    at: 'Gears/definition.ts',
    worked: () => gears.evaluate({ other: 'none' }, noCar),
    ofWorkedCase: [],
    cases: gearsCases(),
  },
};

const names = Object.keys(limits) as LimitName[];

/** A text of a limit with anything in its places, as it stands in a message. */
const textOf = (name: LimitName): RegExp =>
  new RegExp(
    limits[name].text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
    's',
  );

/** The limits that were said: instead of the answer, beside it, or at a field. */
const limitsIn = ({ errors, refusal, result }: Said): readonly string[] => [
  ...(refusal ? [refusal.limit] : []),
  ...(result?.notices.map(({ limit }) => limit) ?? []),
  ...Object.values(errors).flatMap((error) =>
    names.filter((name) => textOf(name).test(error ?? '')),
  ),
];

/** The file that an import names; nothing for a package. */
function fileOf(importer: string, named: string): string | undefined {
  const base = named.startsWith('@site/')
    ? resolve(named.slice('@site/'.length))
    : resolve(dirname(importer), named);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((end) => base + end).find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

const imported =
  /(?:^(?:import|export)(?! type)[^;]*?from|\bimport\(|\bnew URL\()\s*(?:\/\*.*?\*\/)?\s*'([.@][^']+)'/gms;

/** Every limit that the modules of an instrument name, followed from its definition. */
function limitsNamedFrom(definition: string): readonly string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (seen.has(path) || path.includes('/data/limits/')) return;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, name = ''] of code.matchAll(/'(\w+)'/g)) if (name in limits) found.add(name);
    for (const [, named = ''] of code.matchAll(imported)) {
      const file = fileOf(path, named);
      if (file) follow(file);
    }
  };
  follow(resolve('src/components/instruments', definition));
  return [...found];
}

describe.each(instrumentNames)('limits of the instrument %s', (instrumentName) => {
  const { at, worked, ofWorkedCase, cases, neverMet = [] } = instruments[instrumentName];

  it.each(Object.entries(cases))('%s is said where it is met', (name, meet) => {
    expect(limitsIn(meet())).toContain(name);
    if (!ofWorkedCase.includes(name)) expect(limitsIn(worked())).not.toContain(name);
  });

  it('are met by the worked case where that is said here', () => {
    expect(limitsIn(worked())).toEqual(ofWorkedCase);
  });

  it('are all that its modules name', () => {
    expect(limitsNamedFrom(at).toSorted()).toEqual([...Object.keys(cases), ...neverMet].toSorted());
  });

  it('are all that it says in any of these cases', () => {
    const said = Object.values(cases).flatMap((meet) => limitsIn(meet()));
    expect(said.filter((name) => !(name in cases))).toEqual([]);
  });
});

it.each(names)('%s is reached by an instrument', (name) => {
  expect(Object.values(instruments).some(({ cases }) => name in cases)).toBe(true);
});
