import type {
  Calibration,
  CalibrationAnswer,
  CalibrationRequest,
  CalibrationsFile,
  CalibrationVehicle,
  FamilyWithoutCalibration,
  OwnerReport,
  TcmCalibration,
} from './calibration';
import { count, flag, listOf, matching, object, oneOf, orNull, record, text } from './fieldReaders';

const engineComputerId = matching(/^L[A-Z0-9]{3}E[0A-HJ-NPR-Z]$/);
const years = matching(/^20\d\d(-20\d\d)?$/);
const market = oneOf('USA', 'Europe', 'Japan', 'UK');
const emissions = oneOf('Federal', 'California');
const thread = matching(/^https:\/\//);

const calibration = object<Calibration>({
  id: engineComputerId,
  family: matching(/^L[A-Z0-9]{3}$/),
  revision: matching(/^E[0A-Z]$/),
  appliesTo: oneOf('nc-mx5', 'other-vehicle'),
  status: oneOf('supported', 'definition-only', 'unsupported'),
  romdropDefinition: flag,
  romdropPatch: flag,
  romdropCrcEntry: flag,
  definitionTables: orNull(count),
  ncFlashDefinition: flag,
  ncFlashGeneration: orNull(oneOf('NC1', 'NC2')),
  portedDefinitions: listOf(text),
  oemCopyListed: flag,
  oemCopyMatchesRomdropCrc: orNull(flag),
  layoutGroup: orNull(oneOf('NC1', 'NC2-early', 'NC2-late', 'NC3')),
  layoutChangesWithinFamily: flag,
  vehicle: object<CalibrationVehicle>({
    years: orNull(years),
    market: orNull(market),
    engine: orNull(oneOf('1.8 (L8)', '2.0 (LF)', '2.3 (L3)')),
    gearbox: orNull(oneOf('5MT', '6MT', 'AT')),
    emissions: orNull(emissions),
  }),
  marketInferred: orNull(object({ market, basis: text })),
  gearboxCheck: orNull(oneOf('agrees', 'only-source')),
  confidence: oneOf('confirmed', 'single-source', 'unknown'),
  vehicleSources: listOf(text),
  ownerReports: listOf(
    object<OwnerReport>({
      url: thread,
      years: orNull(years),
      market: orNull(market),
      gearbox: orNull(oneOf('5MT', '6MT', 'AT', 'MT')),
      engine: orNull(text),
      emissions: orNull(emissions),
      generation: orNull(text),
      trim: orNull(text),
      note: orNull(text),
    }),
  ),
  requests: listOf(
    object<CalibrationRequest>({
      url: thread,
      opened: matching(/^20\d\d-\d\d-\d\d$/),
      state: oneOf('open', 'closed'),
    }),
  ),
  answer: orNull(
    object<CalibrationAnswer>({
      kind: oneOf('use-instead', 'none-seen', 'copy-cut', 'no-substitute', 'refused-not-nc'),
      use: orNull(engineComputerId),
      url: thread,
    }),
  ),
  nearestLaterSupported: orNull(engineComputerId),
  newestSupportedInFamily: orNull(engineComputerId),
  sameFamilySupported: listOf(engineComputerId),
  note: orNull(text),
});

const calibrationsFile = object<CalibrationsFile>({
  title: text,
  generatedFrom: listOf(
    object({ repo: text, commit: orNull(text), date: orNull(text), used: text }),
  ),
  counts: (value, where) =>
    Object.fromEntries(
      Object.entries(record(value, where)).map(([key, n]) => [key, count(n, `${where}.${key}`)]),
    ),
  familiesWithoutCalibration: listOf(
    object<FamilyWithoutCalibration>({
      family: matching(/^L[A-Z0-9]{3}$/),
      years: orNull(years),
      market: orNull(market),
      source: text,
    }),
  ),
  tcmCalibrations: listOf(
    object<TcmCalibration>({
      id: matching(/^L[A-Z0-9]{3}T[A-Z0-9]{4}$/),
      ncFlashDefinition: flag,
      tables: orNull(count),
      years: orNull(years),
      note: text,
    }),
  ),
  calibrations: listOf(calibration),
});

/**
 * Checks the shape of a calibrations file.
 *
 * @throws Error that names row, ID and field, such as
 * `file.calibrations[16] LF9VEB.vehicle.gearbox: expected 5MT or 6MT or AT, got "7MT"`
 */
export const parseCalibrations = (value: unknown): CalibrationsFile =>
  calibrationsFile(value, 'file');
