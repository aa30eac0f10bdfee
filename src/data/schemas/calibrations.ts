import * as v from 'valibot';
import type { CalibrationsFile } from '../calibration';
import { count, family, matching, type SchemaOf, text } from './fields';

const engineComputerId = matching(/^L[A-Z0-9]{3}E[0A-HJ-NPR-Z]$/);
const years = matching(/^20\d\d(-20\d\d)?$/);
const market = v.picklist(['USA', 'Europe', 'Japan', 'UK']);
const emissions = v.picklist(['Federal', 'California']);
const thread = matching(/^https:\/\//);

const vehicle = v.strictObject({
  years: v.nullable(years),
  market: v.nullable(market),
  engine: v.nullable(v.picklist(['1.8 (L8)', '2.0 (LF)', '2.3 (L3)'])),
  gearbox: v.nullable(v.picklist(['5MT', '6MT', 'AT'])),
  emissions: v.nullable(emissions),
});

const ownerReport = v.strictObject({
  url: thread,
  years: v.nullable(years),
  market: v.nullable(market),
  gearbox: v.nullable(v.picklist(['5MT', '6MT', 'AT', 'MT'])),
  engine: v.nullable(text),
  emissions: v.nullable(emissions),
  generation: v.nullable(text),
  trim: v.nullable(text),
  note: v.nullable(text),
});

const answer = v.strictObject({
  kind: v.picklist(['use-instead', 'none-seen', 'copy-cut', 'no-substitute', 'refused-not-nc']),
  use: v.nullable(engineComputerId),
  url: thread,
});

const calibration = v.strictObject({
  id: engineComputerId,
  family,
  revision: matching(/^E[0A-Z]$/),
  appliesTo: v.picklist(['nc-mx5', 'other-vehicle']),
  status: v.picklist(['supported', 'definition-only', 'unsupported']),
  romdropDefinition: v.boolean(),
  romdropPatch: v.boolean(),
  romdropCrcEntry: v.boolean(),
  definitionTables: v.nullable(count),
  ncFlashDefinition: v.boolean(),
  ncFlashGeneration: v.nullable(v.picklist(['NC1', 'NC2'])),
  portedDefinitions: v.array(text),
  oemCopyListed: v.boolean(),
  oemCopyMatchesRomdropCrc: v.nullable(v.boolean()),
  layoutGroup: v.nullable(v.picklist(['NC1', 'NC2-early', 'NC2-late', 'NC3'])),
  layoutChangesWithinFamily: v.boolean(),
  vehicle,
  marketInferred: v.nullable(v.strictObject({ market, basis: text })),
  gearboxCheck: v.nullable(v.picklist(['agrees', 'only-source'])),
  confidence: v.picklist(['confirmed', 'single-source', 'unknown']),
  vehicleSources: v.array(text),
  ownerReports: v.array(ownerReport),
  requests: v.array(
    v.strictObject({
      url: thread,
      opened: matching(/^20\d\d-\d\d-\d\d$/),
      state: v.picklist(['open', 'closed']),
    }),
  ),
  answer: v.nullable(answer),
  nearestLaterSupported: v.nullable(engineComputerId),
  newestSupportedInFamily: v.nullable(engineComputerId),
  sameFamilySupported: v.array(engineComputerId),
  note: v.nullable(text),
});

export const calibrationsFile: SchemaOf<CalibrationsFile> = v.strictObject({
  title: text,
  generatedFrom: v.array(
    v.strictObject({
      repo: text,
      commit: v.nullable(text),
      date: v.nullable(text),
      used: text,
    }),
  ),
  counts: v.record(v.string(), count),
  familiesWithoutCalibration: v.array(
    v.strictObject({ family, years: v.nullable(years), market: v.nullable(market), source: text }),
  ),
  tcmCalibrations: v.array(
    v.strictObject({
      id: matching(/^L[A-Z0-9]{3}T[A-Z0-9]{4}$/),
      ncFlashDefinition: v.boolean(),
      tables: v.nullable(count),
      years: v.nullable(years),
      note: text,
    }),
  ),
  calibrations: v.array(calibration),
});
