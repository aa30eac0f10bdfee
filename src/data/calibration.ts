/** The shape of `calibrations.json`, and what each field means. */

/** Code layout of RomDrop's definition. It describes code, not a model year. */
type LayoutGroup = 'NC1' | 'NC2-early' | 'NC2-late' | 'NC3';

type Gearbox = '5MT' | '6MT' | 'AT';

type Market = 'USA' | 'Europe' | 'Japan' | 'UK';

/** The car of the whole family, not of the single revision. Null: no source says. */
interface CalibrationVehicle {
  /** `2009` or `2006-2007`. */
  readonly years: string | null;
  /** The wiki's `Fed` and `Cali` are read as USA; other North American cars may share them. */
  readonly market: Market | null;
  /** L8 = 1.8 and LF = 2.0 by prefix unless an owner says so. */
  readonly engine: '1.8 (L8)' | '2.0 (LF)' | '2.3 (L3)' | null;
  readonly gearbox: Gearbox | null;
  readonly emissions: 'Federal' | 'California' | null;
}

/** What one owner or developer said of one car, in the words of these fields. */
interface OwnerReport {
  readonly url: string;
  readonly years: string | null;
  readonly market: Market | null;
  readonly gearbox: Gearbox | 'MT' | null;
  readonly engine: string | null;
  readonly emissions: 'Federal' | 'California' | null;
  readonly generation: string | null;
  readonly trim: string | null;
  readonly note: string | null;
}

/** A thread in which somebody asked for this calibration. */
interface CalibrationRequest {
  readonly url: string;
  /** Day of the thread, `2022-04-16`. */
  readonly opened: string;
  readonly state: 'open' | 'closed';
}

/** What the stored copy of the thread answers; a later reply may exist. */
export interface CalibrationAnswer {
  /**
   * `use-instead`: a helper named a replacement. `none-seen`: no reply of a maintainer. `copy-cut`:
   * the copy that was read ends early. `no-substitute`: told that there is none.
   */
  readonly kind: 'use-instead' | 'none-seen' | 'copy-cut' | 'no-substitute' | 'refused-not-nc';
  /** The replacement, with kind `use-instead` only. */
  readonly use: string | null;
  readonly url: string;
}

export interface Calibration {
  /** Six characters, such as `LF9VEB`. */
  readonly id: string;
  /** Characters 1 to 4. */
  readonly family: string;
  /** Characters 5 and 6: E in engine computers, then the revision; a later letter is newer. */
  readonly revision: string;
  readonly appliesTo: 'nc-mx5' | 'other-vehicle';
  /** `supported`: RomDrop has a definition, a patch and a checksum entry for exactly this ID. */
  readonly status: 'supported' | 'definition-only' | 'unsupported';
  readonly romdropDefinition: boolean;
  readonly romdropPatch: boolean;
  readonly romdropCrcEntry: boolean;
  /** Tables in RomDrop's definition, axis tables not counted. */
  readonly definitionTables: number | null;
  /** Bundled with NC Flash up to 2.18.0. */
  readonly ncFlashDefinition: boolean;
  /** What NC Flash calls it, from one byte of the factory image; NC3 cars come out as NC2. */
  readonly ncFlashGeneration: 'NC1' | 'NC2' | null;
  /** Repositories with a definition that one developer's program made; none has a patch. */
  readonly portedDefinitions: readonly string[];
  /** A copy of the factory image is named in the public list. */
  readonly oemCopyListed: boolean;
  /** That copy has the checksum RomDrop lists. Null: no copy, or RomDrop lists none. */
  readonly oemCopyMatchesRomdropCrc: boolean | null;
  /** Null without a definition. */
  readonly layoutGroup: LayoutGroup | null;
  /** Revisions of this family have different code layouts. */
  readonly layoutChangesWithinFamily: boolean;
  readonly vehicle: CalibrationVehicle;
  /** A conclusion about the market, printed only with the word "inferred". */
  readonly marketInferred: { readonly market: Market; readonly basis: string } | null;
  /** Gearbox against the gear constants of the factory images: `only-source` has no other. */
  readonly gearboxCheck: 'agrees' | 'only-source' | null;
  /** Of the vehicle fields: the wiki and an owner agree, one origin, or none. */
  readonly confidence: 'confirmed' | 'single-source' | 'unknown';
  /** Keys of `sources.ts` behind the vehicle fields. */
  readonly vehicleSources: readonly string[];
  readonly ownerReports: readonly OwnerReport[];
  readonly requests: readonly CalibrationRequest[];
  readonly answer: CalibrationAnswer | null;
  /** First later revision of the family with a patch. Not verified for any car but four pairs. */
  readonly nearestLaterSupported: string | null;
  readonly newestSupportedInFamily: string | null;
  /** Other revisions of the family that have a patch. */
  readonly sameFamilySupported: readonly string[];
  readonly note: string | null;
}

/** A gearbox controller's ID; T stands where engine computers have E. */
export interface TcmCalibration {
  readonly id: string;
  /** NC Flash opens it for viewing. */
  readonly ncFlashDefinition: boolean;
  readonly tables: number | null;
  readonly years: string | null;
  readonly note: string;
}

/** A family that the wiki names and of which no file is known. */
export interface FamilyWithoutCalibration {
  readonly family: string;
  readonly years: string | null;
  readonly market: Market | null;
  /** Key of `sources.ts`. */
  readonly source: string;
}

export interface CalibrationsFile {
  readonly title: string;
  readonly generatedFrom: readonly {
    readonly repo: string;
    readonly commit: string | null;
    readonly date: string | null;
    readonly used: string;
  }[];
  readonly counts: Readonly<Record<string, number>>;
  readonly familiesWithoutCalibration: readonly FamilyWithoutCalibration[];
  readonly tcmCalibrations: readonly TcmCalibration[];
  readonly calibrations: readonly Calibration[];
}
