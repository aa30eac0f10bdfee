import type { CalibrationsFile } from '../src/data/calibration';
import calibrationsFile from '../src/data/calibrations.json';
import { checkedAtBuild } from '../src/data/checkedAtBuild';
import type { Drivetrain } from '../src/data/drivetrain';
import drivetrainsFile from '../src/data/drivetrains.json';
import type { Engine } from '../src/data/engines';
import enginesFile from '../src/data/engines.json';
import { expandCurve, expandMap, expandValue, foldingOf } from '../src/data/expandCells';
import { linkSeen, links } from '../src/data/links';
import { loggingParameters, parameterId } from '../src/data/loggingParameters';
import { printedSources } from '../src/data/printedSource';
import { romTables } from '../src/data/romTables';
import stockMaps from '../src/data/stock-maps.json';
import type { FileTable, FileVariant, StockMapsFile } from '../src/data/stockMapsFile';
import { glossary, termId } from '../src/data/terms';
import { unitConversions } from '../src/data/units';
import type { Dataset } from '../src/plugins/copies';

// Three files by themselves: the loader of the configuration takes `engines.json` for `engines`.
const { calibrations } = checkedAtBuild<CalibrationsFile>(calibrationsFile);
const drivetrains = checkedAtBuild<readonly Drivetrain[]>(drivetrainsFile);
const engines = checkedAtBuild<readonly Engine[]>(enginesFile);

/** A list in one cell. */
const list = (items: readonly (string | number)[]): string => items.join(' ');

const stockFile: StockMapsFile = stockMaps;

/** All cells of a variant: cells of a row parted by spaces, rows by semicolons. Null: left out of the source. */
function cellsOf(table: FileTable, variant: FileVariant): string | null {
  const { z } = variant;
  if (z === undefined) return null;
  const [x, y] = [variant.x ?? table.x ?? [], variant.y ?? table.y ?? []];
  switch (variant.dim ?? table.dim) {
    case '1D':
      return String(expandValue(z));
    case '2D':
      return list(expandCurve(z));
    default:
      return expandMap(z, foldingOf(variant), y.length, x.length).map(list).join(';');
  }
}

/** The calibrations that hold a variant, in the order of the file. */
const holdersOf = ({ map }: FileTable, { id }: FileVariant): string =>
  list(stockFile.order.filter((_, place) => map === undefined || map[place] === id));

/** The contents of a table; one that is the same in all calibrations stands in the table itself. */
const variantsOf = (table: FileTable): readonly FileVariant[] =>
  table.variants ?? [{ ...table, id: 'A' }];

const stockRows = stockFile.tables.flatMap((table) =>
  variantsOf(table).map((variant) => ({
    table: table.table,
    category: table.category,
    dimensions: variant.dim ?? table.dim,
    unit: table.unit,
    variant: variant.id,
    calibrations: holdersOf(table, variant),
    xAxis: variant.x_axis ?? table.x_axis ?? null,
    x: list(variant.x ?? table.x ?? []),
    yAxis: variant.y_axis ?? table.y_axis ?? null,
    y: list(variant.y ?? table.y ?? []),
    z: cellsOf(table, variant),
  })),
);

const axisInWords = ({
  quantity,
  unit,
  points,
  from,
  to,
}: {
  readonly quantity: string | null;
  readonly unit: string;
  readonly points: number;
  readonly from: number;
  readonly to: number;
}): string => `${quantity ?? 'unknown'}${unit && ` [${unit}]`}: ${points} from ${from} to ${to}`;

/** The lists of the guide that programs can read, with the meaning of each column. */
export const publicData: readonly Dataset[] = [
  {
    name: 'calibrations',
    title: 'Calibrations',
    about:
      'Every known calibration of the engine computer and what RomDrop has for it. Cars are those of the whole family.',
    columns: {
      id: 'calibration ID, six characters',
      family: 'its first four characters',
      appliesTo: '`nc-mx5`, or `other-vehicle`',
      status:
        '`supported`: RomDrop has definition, patch and checksum for exactly this ID; `definition-only`; `unsupported`',
      romdropDefinition: 'RomDrop has a definition',
      romdropPatch: 'RomDrop has a patch',
      romdropCrcEntry: 'RomDrop lists its checksum',
      definitionTables: 'tables in RomDrop’s definition',
      layoutGroup: 'code layout of the definition; no model year',
      years: 'model years',
      market: 'market',
      engine: 'engine',
      gearbox: 'gearbox',
      emissions: 'emission standard of the USA',
      vehicleConfidence: 'how sure the car is',
      sameFamilySupported: 'supported IDs of the same family, parted by spaces',
      note: 'what else is known',
    },
    rows: calibrations.map((each) => ({
      id: each.id,
      family: each.family,
      appliesTo: each.appliesTo,
      status: each.status,
      romdropDefinition: each.romdropDefinition,
      romdropPatch: each.romdropPatch,
      romdropCrcEntry: each.romdropCrcEntry,
      definitionTables: each.definitionTables,
      layoutGroup: each.layoutGroup,
      years: each.vehicle.years,
      market: each.vehicle.market,
      engine: each.vehicle.engine,
      gearbox: each.vehicle.gearbox,
      emissions: each.vehicle.emissions,
      vehicleConfidence: each.confidence,
      sameFamilySupported: list(each.sameFamilySupported),
      note: each.note,
    })),
  },
  {
    name: 'rom-tables',
    title: 'ROM tables',
    about:
      'Every table of RomDrop’s definitions, revision 21053000, as LF9VEB has it. Units and axes are inferred. A list of what exists, not of what may be changed.',
    columns: {
      id: 'address of its row in the guide',
      name: 'exact name in EcuFlash, spelling mistakes included',
      category: 'category in EcuFlash',
      unit: 'unit of the values, inferred',
      axes: 'axes with number of breakpoints, first and last, columns first; empty: a single value, or not in LF9VEB',
      isInLF9VEB: 'whether LF9VEB has it',
      presentOn: 'calibrations that have it, parted by spaces; empty: all 103 with a patch',
      note: 'a trap of this table',
    },
    rows: romTables.map(({ id, name, category, unit, axes, presentOn, note }) => ({
      id,
      name,
      category,
      unit,
      axes: (axes ?? []).map(axisInWords).join('; '),
      isInLF9VEB: axes !== null,
      presentOn: list(presentOn ?? []),
      note,
    })),
  },
  {
    name: 'logging-parameters',
    title: 'Logging parameters',
    about: 'The 95 requests that RomDrop’s sample logging file knows.',
    columns: {
      id: 'address of its row in the guide',
      name: 'name of the column in a log',
      mode: 'service, hexadecimal',
      request: 'identifier or place in memory, hexadecimal',
      bits: 'width of the value in bits',
      firstBit: 'first bit of a switch inside its byte',
      isFloat: 'whether the value is a 32-bit floating-point number',
      scaling: 'in reverse Polish notation, x the raw value; empty: as it comes',
      unit: 'unit of the scaled value',
      isActive: 'not commented out in the sample file',
      says: 'what it is',
      note: 'trap, resolution or doubt',
    },
    rows: loggingParameters.map((each) => ({
      id: parameterId(each),
      name: each.name,
      mode: each.mode,
      request: each.id,
      bits: each.bits,
      firstBit: each.firstBit,
      isFloat: each.float ?? false,
      scaling: each.scaling,
      unit: each.unit,
      isActive: each.active ?? false,
      says: each.says,
      note: each.note,
    })),
  },
  {
    name: 'stock-maps',
    title: 'Stock maps',
    about: `${stockFile.about.split('. ').slice(0, 2).join('. ')}. One row for each content that a table has among them; units are inferred.`,
    columns: {
      table: 'exact name of the table, outer blanks trimmed',
      category: 'category in EcuFlash',
      dimensions: '`1D` a value, `2D` a curve over y, `3D` a map of columns x and rows y',
      unit: 'unit of z, inferred',
      variant: 'letter of the content; A is the most common',
      calibrations: 'calibrations that hold it, parted by spaces',
      xAxis: 'name and unit of the columns',
      x: 'breakpoints of the columns, parted by spaces',
      yAxis: 'name and unit of the rows',
      y: 'breakpoints of the rows, parted by spaces',
      z: 'values: of one row parted by spaces, rows by semicolons; empty: left out for size',
    },
    rows: stockRows,
  },
  {
    name: 'drivetrains',
    title: 'Drivetrains',
    about: 'Gears, final drive, limits and tyre of the NC by generation, market and gearbox.',
    columns: {
      id: 'its row in the guide is `drivetrain-` and this',
      generation: 'generation',
      market: 'market',
      engine: 'engine, litres',
      gearbox: 'gearbox',
      years: 'model years',
      trims: 'trims, parted by commas',
      ratios: 'forward gears, turns in per turn out, parted by spaces',
      reverse: 'reverse gear',
      finalDrive: 'final drive',
      fuelCutRpm: 'fuel cut, rpm',
      throttleCutPressedRpm: 'throttle cut with the clutch pressed, by inference, rpm',
      throttleCutReleasedRpm: 'throttle cut with the clutch released, rpm; 10000 means none',
      speedLimitKmh: 'speed limit, km/h',
      tyre: 'tyre',
      families: 'first four characters of the calibrations that hold the gears, parted by spaces',
      sure: '`confirmed`, `one-source` or `doubt`',
      sources: 'keys of sources, parted by spaces',
      note: 'what else is known',
    },
    rows: drivetrains.map((each) => ({
      id: each.id,
      generation: each.generation,
      market: each.market,
      engine: each.engine,
      gearbox: each.gearbox,
      years: each.years,
      trims: each.trims.join(', '),
      ratios: list(each.ratios),
      reverse: each.reverse,
      finalDrive: each.finalDrive,
      fuelCutRpm: each.fuelCutRpm,
      throttleCutPressedRpm: each.throttleCutRpm.pressed,
      throttleCutReleasedRpm: each.throttleCutRpm.released,
      speedLimitKmh: each.speedLimitKmh,
      tyre: each.tyre,
      families: list(each.families),
      sure: each.sure,
      sources: list(each.sources),
      note: each.note,
    })),
  },
  {
    name: 'engines',
    title: 'Engines',
    about: 'The engines of the NC by market and gearbox, and donors of the 2.5.',
    columns: {
      id: 'its row in the guide is `engine-` and this',
      generation: 'generation; empty in donors',
      market: 'market',
      code: 'code of the engine',
      car: 'donor car',
      gearboxes: 'gearboxes, parted by spaces',
      displacementCc: 'displacement, cc',
      boreMm: 'bore, mm',
      strokeMm: 'stroke, mm',
      compressionRatio: 'compression ratio',
      powerPs: 'power, PS',
      powerRpm: 'at engine speed, rpm',
      torqueNm: 'torque, Nm',
      torqueRpm: 'at engine speed, rpm',
      redlineRpm: 'beginning of the red zone, rpm',
      fuelCutRpm: 'fuel cut, rpm',
      injectorCcMin: 'injector flow at the rail pressure, computed, cc/min of petrol',
      railPressureKpa: 'rail pressure, inferred, kPa',
      sure: '`confirmed`, `one-source` or `doubt`',
      sources: 'keys of sources, parted by spaces',
      note: 'what else is known',
    },
    rows: engines.map((each) => ({
      id: each.id,
      generation: each.generation,
      market: each.market,
      code: each.code,
      car: each.car,
      gearboxes: list(each.gearboxes),
      displacementCc: each.displacementCc,
      boreMm: each.boreMm,
      strokeMm: each.strokeMm,
      compressionRatio: each.compressionRatio,
      powerPs: each.powerPs,
      powerRpm: each.powerRpm,
      torqueNm: each.torqueNm,
      torqueRpm: each.torqueRpm,
      redlineRpm: each.redlineRpm,
      fuelCutRpm: each.fuelCutRpm,
      injectorCcMin: each.injectorCcMin,
      railPressureKpa: each.railPressureKpa,
      sure: each.sure,
      sources: list(each.sources),
      note: each.note,
    })),
  },
  {
    name: 'glossary',
    title: 'Glossary',
    about: 'The terms of the guide in plain words.',
    columns: {
      id: 'its address in the guide',
      term: 'the term',
      expansion: 'what the letters stand for',
      definition: 'what it means',
      units: 'unit',
    },
    rows: glossary.map(({ term, expansion, definition, units }) => ({
      id: termId(term),
      term,
      expansion: expansion ?? null,
      definition,
      units: units ?? null,
    })),
  },
  {
    name: 'units',
    title: 'Conversions of units',
    about: 'Multiply by the factor, then add the offset.',
    columns: {
      from: 'unit to convert',
      to: 'unit wanted',
      factor: 'multiply by it',
      offset: 'add it afterwards',
      assumes: 'what must hold for the factor',
    },
    rows: unitConversions.map(({ from, to, factor, offset, assumes }) => ({
      from,
      to,
      factor,
      offset: offset ?? 0,
      assumes: assumes ?? null,
    })),
  },
  {
    name: 'sources',
    title: 'Sources',
    about: 'What the marks of the text and the keys of the other lists stand for.',
    columns: {
      mark: 'the mark in the text',
      key: 'its key; its address in the guide is `source-` and this',
      title: 'short name',
      shows: 'what it shows and how it was read',
      href: 'its public address',
    },
    rows: printedSources.map(({ printed, key, title, shows, href }) => ({
      mark: printed,
      key,
      title,
      shows,
      href: href ?? null,
    })),
  },
  {
    name: 'links',
    title: 'Links',
    about: 'Addresses worth keeping. None could be opened when the guide was written.',
    columns: {
      id: 'its address in the guide',
      group: 'what it is: program, people, thread, paper or shared document',
      title: 'short name',
      href: 'its public address',
      seen: 'what stored copies and repositories show of it',
      says: 'what it is and what to beware of',
    },
    rows: links.map(({ id, group, title, href, state, says }) => ({
      id: `link-${id}`,
      group,
      title,
      href,
      seen: linkSeen[state],
      says: says ?? null,
    })),
  },
];
