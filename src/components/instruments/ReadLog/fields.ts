import { type GateName, gateNames } from '@site/src/calculations/logAnalysis/gates';
import { loadPlacements } from '@site/src/calculations/logAnalysis/LogAnalysisOptions';
import { presetGates } from '@site/src/calculations/logAnalysis/presets';
import { longestFilter } from '@site/src/calculations/logAnalysis/readFilter';
import { logOptionRanges } from '@site/src/calculations/logAnalysis/requireLogOptions';
import type { FieldContext } from '../kit/instrumentField';
import {
  choice,
  type InstrumentField,
  number,
  paste,
  readNumber,
  shownWhen,
  text,
  tick,
  undrawn,
} from '../kit/instrumentField';
import { gearingChoices, gearingFields } from '../MyCar/gearingFields';
import { pastedStart, stockStart, workedCalibration } from '../LoadScaling/start';
import { filterFor } from './filterFor';
import type { LogResources } from './LogResources';

type Context = FieldContext<LogResources>;

/** The gates that are off, as the address writes them. */
export const printGates = (gates: Readonly<Record<GateName, boolean>>): string =>
  gateNames.filter((gate) => !gates[gate]).join(' ');

/** The gates of an address; what is no gate is passed over. */
export const readGates = (written: string): Readonly<Record<GateName, boolean>> => {
  const off = new Set(written.split(' '));
  return Object.fromEntries(gateNames.map((gate) => [gate, !off.has(gate)])) as Record<
    GateName,
    boolean
  >;
};

/** Cells that stay as they are, as the address writes them: `12 40`. */
export const readLocks = (written: string): readonly number[] => [
  ...new Set((written.match(/\d{1,4}/g) ?? []).map(Number)),
];

const isGates = (written: string): boolean =>
  written === '' ||
  written.split(' ').every((gate) => (gateNames as readonly string[]).includes(gate));

/** Where the fields are folded. */
export const tableFold = 'Table in the car, and how far a flash may go';

export const views = ['mean', 'seconds', 'visits', 'spread', 'new'] as const;
export type View = (typeof views)[number];

const placementNames: Readonly<Record<(typeof loadPlacements)[number], string>> = {
  asLogged: 'as logged',
  densityUndone: 'density undone',
  fromAirFlow: 'from air flow',
};

/** Empty: as the log itself measures it. */
const delay: InstrumentField<number | null> = {
  label: 'Delay of lambda',
  hint: '0 to 3 s. Empty: as the log measures it, see the mixture',
  initial: '',
  accepts: (written) => written.length <= 20,
  control: { kind: 'text', numeric: true, unit: logOptionRanges.lambdaDelaySeconds.unit },
  read: (written) =>
    written.trim() === '' ? null : readNumber(written, logOptionRanges.lambdaDelaySeconds),
};

const { ratios, final, tyre } = gearingFields;

/** What is asked beside the log itself. */
export const logFields = {
  calibration: text({
    label: 'Calibration',
    hint: 'Whose stock table, e.g. LF9VEB',
    initial: workedCalibration,
    longest: 20,
    exact: true,
    identifies: true,
    read: (written: string, { resources }: Context) => stockStart(written, resources.library.value),
  }),
  table: paste({
    label: 'Load Scaling in the car when you logged',
    hint: 'Copied from EcuFlash. Empty: the stock table. With or without axes.',
    rows: 4,
    identifies: true,
    dependsOn: ['calibration'],
    read: (written: string, { texts, resources }: Context) =>
      pastedStart(written, texts.calibration ?? '', resources.library.value),
  }),
  share: number({
    label: 'Share of the correction',
    initial: '50',
    hint: 'In the first round half, 50; then 1 to 100',
    range: logOptionRanges.sharePercent,
  }),
  resistance: number({
    label: 'Resistance',
    initial: '2',
    hint: 'Seconds with which the old cell holds',
    range: logOptionRanges.resistanceSeconds,
  }),
  limited: tick({ label: 'Cap the change of each cell', initial: true }),
  cap: shownWhen(
    ({ limited }) => limited === 'yes',
    number({
      label: 'Most change per flash',
      initial: '5',
      hint: '0.5 to 20',
      range: logOptionRanges.capPercent,
    }),
  ),
  fill: tick({ label: 'Fill gaps between two settled cells' }),
  smooth: tick({ label: 'Smooth settled cells' }),
  placement: choice({
    label: 'Load of a row',
    hint: 'Which one the table’s axis uses is not known',
    options: loadPlacements.map((name) => [name, placementNames[name]] as const),
  }),
  engine: choice({
    label: 'Engine',
    hint: 'For the load from air flow',
    options: [['', 'not given'], '1.8', '2.0', '2.5'],
  }),
  binning: choice({
    label: 'Rows count for',
    options: [
      ['bilinear', 'four cells, by nearness'],
      ['nearest', 'the nearest cell'],
    ],
  }),
  leastWeight: number({
    label: 'Least weight of a row in a cell',
    initial: '0',
    hint: '0 to 1. 0: all count. Above 0.25 some rows count in no cell, though they stand as used',
    range: logOptionRanges.minimumHitWeight,
  }),
  sensor: choice({
    label: 'Lambda from',
    options: [
      ['stock', 'stock sensor'],
      ['wideband', 'wideband'],
    ],
  }),
  delay,
  car: choice({
    label: 'Car',
    hint: 'Its gearbox, to tell the gear of a pull and of knock',
    options: [['', 'not given'], ...gearingChoices],
  }),
  ratios,
  final,
  tyre: shownWhen(({ car = '' }) => car !== '', tyre),
  filter: text({
    label: 'Count only rows where',
    hint: 'e.g. IAT < 50 and VSS > 20. Columns as the log names them, those with blanks in [square brackets]; decimals behind a point; < <= > >= = != + - * / ( ) and, or, not. Empty: it leaves no row out.',
    initial: '',
    // Longer than a filter may be: it is kept and refused beside the field.
    longest: 5 * longestFilter,
    exact: true,
    wide: true,
    read: (written: string, { resources: { room } }: Context) => filterFor(written, room.reports),
  }),
  gates: undrawn({
    label: 'Gates',
    initial: printGates(presetGates('cruise')),
    accepts: isGates,
  }),
  locks: undrawn({
    label: 'Locked cells',
    initial: '',
    accepts: (written) => /^(\d{1,4}( \d{1,4}){0,400})?$/.test(written),
  }),
  view: choice({ label: 'View', isView: true, options: views, initial: 'new' }),
  mark: choice({
    label: 'Decimal sign',
    isView: true,
    options: [
      ['.', 'point'],
      [',', 'comma'],
    ],
  }),
} as const;

export type LogFields = typeof logFields;
