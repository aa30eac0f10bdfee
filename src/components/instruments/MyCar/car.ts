/** The reader's own car, as far as they have chosen it. An empty text: not chosen. */
export interface MyCar {
  readonly generation: string;
  readonly market: string;
  readonly engine: string;
  readonly gearbox: string;
  /** Calibration ID. */
  readonly calibration: string;
  /** `205/45R17`. */
  readonly tyre: string;
  readonly units: string;
}

/** What may be chosen. Other texts in the storage count as not chosen. */
export const carChoices = {
  generation: ['', 'NC1', 'NC2', 'NC3'],
  market: ['', 'UK and Europe', 'USA', 'Japan', 'Australia'],
  engine: ['', '1.8', '2.0'],
  gearbox: ['', '5MT', '6MT', '6AT'],
  units: ['', 'SI', 'US'],
} as const;

/** The generations with their years, as readers choose them. */
export const generationsInWords = [
  ['NC1', 'NC1 to 2008'],
  ['NC2', 'NC2 2009–12'],
  ['NC3', 'NC3 from 2013'],
] as const;

export const noCar: MyCar = {
  generation: '',
  market: '',
  engine: '',
  gearbox: '',
  calibration: '',
  tyre: '',
  units: '',
};

const isOneOf = (choices: readonly string[], value: unknown): value is string =>
  typeof value === 'string' && choices.includes(value);

const matching = (pattern: RegExp, value: unknown): string =>
  typeof value === 'string' && pattern.test(value) ? value : '';

/** Reads a stored car from anybody's hand: what does not fit counts as not chosen. */
export function carFrom(stored: unknown): MyCar {
  if (typeof stored !== 'object' || stored === null) return noCar;
  const found = stored as Record<string, unknown>;
  const choice = (name: keyof typeof carChoices): string => {
    const value = found[name];
    return isOneOf(carChoices[name], value) ? value : '';
  };
  return {
    generation: choice('generation'),
    market: choice('market'),
    engine: choice('engine'),
    gearbox: choice('gearbox'),
    units: choice('units'),
    calibration: matching(/^[A-Z0-9]{6}$/, found.calibration),
    tyre: matching(/^\d{3}\/\d{2}R\d{2}$/, found.tyre),
  };
}

/** The car in short, as the bar shows it: `NC2 2.0 6MT LF9VEB`; empty if nothing was chosen. */
export const carInShort = ({ generation, engine, gearbox, calibration }: MyCar): string =>
  [generation, engine, gearbox, calibration].filter((part) => part !== '').join(' ');
