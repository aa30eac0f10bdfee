/** An instrument as the shelf of the opening shows it. */
export interface ShelvedInstrument {
  /** Its name in the address. */
  readonly name: string;
  /** As on its head strip. */
  readonly title: string;
  /** What it answers. */
  readonly line: string;
  /** What to have at hand. */
  readonly ready: string;
  /** The id of the heading above it. */
  readonly to: string;
}

/** Every instrument of the guide, in the order in which the chapters place them. */
export const instrumentShelf: readonly ShelvedInstrument[] = [
  {
    name: 'finder',
    title: 'Calibration finder',
    line: 'Is your car covered, and by what',
    ready: 'the ID or a ROM file',
    to: 'finder-instrument',
  },
  {
    name: 'logging',
    title: 'Logging configuration',
    line: 'Builds and checks logcfg.txt',
    ready: 'engine, patched or not',
    to: 'logging-instrument',
  },
  {
    name: 'log',
    title: 'Read my log',
    line: 'From the CSV to a table to type in',
    ready: 'the CSV, your Load Scaling',
    to: 'read-my-log',
  },
  {
    name: 'scaling',
    title: 'Load scaling',
    line: 'New cells from trims',
    ready: 'table and trims',
    to: 'scaling-instrument',
  },
  {
    name: 'pull',
    title: 'Pull check',
    line: 'Is this pull fit to be compared',
    ready: 'the CSV',
    to: 'pull-instrument',
  },
  {
    name: 'spark',
    title: 'Spark trace',
    line: 'Does target or limit set the spark',
    ready: 'rpm, load, heat',
    to: 'spark-instrument',
  },
  {
    name: 'status',
    title: 'Status decoder',
    line: 'What a status number means',
    ready: 'the number',
    to: 'status-instrument',
  },
  {
    name: 'fuel',
    title: 'Air and fuel',
    line: 'Flow, load, pulse, mixture',
    ready: 'numbers, by the sum',
    to: 'fuel-instrument',
  },
  {
    name: 'gears',
    title: 'Gears',
    line: 'Speeds and rpm of any two cars',
    ready: 'gearbox, tyre',
    to: 'instrument-gears-heading',
  },
  {
    name: 'maps',
    title: 'Stock maps',
    line: '184 tables of 90 factory files',
    ready: 'the ID',
    to: 'maps-instrument',
  },
];
