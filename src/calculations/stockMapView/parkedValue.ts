/** What a number that is no setting says. */
export interface ParkedValue {
  /** `never`: the condition cannot come true. `always`: it is true at once. `unused`: it divides nothing. */
  readonly effect: 'never' | 'always' | 'unused';
  readonly meaning: string;
  /** The meaning is inferred. */
  readonly doubtful: boolean;
}

interface Rule extends ParkedValue {
  readonly table: RegExp;
  readonly holds: (value: number) => boolean;
}

const is = (parked: number) => (value: number) => value === parked;
const sure = { doubtful: false } as const;

/** No throttle opens further than 100 %. */
const beyondFullThrottle = (value: number) => value > 100;

const rules: readonly Rule[] = [
  {
    table: /^High Det Mode - Min KR Required$/,
    holds: is(7777),
    effect: 'never',
    meaning: 'No single knock retard is that large: this way into high-det is switched off.',
    ...sure,
  },
  {
    table: /^RPM Throttle Cut \| CPP clear$/,
    holds: is(10_000),
    effect: 'never',
    meaning: 'The engine never turns that fast: no throttle cut with the clutch up.',
    ...sure,
  },
  {
    table: /^(?:IMRC Cold Exit|IMTV Short Runner Activation A - Min) ?-? ?TP Threshold$/,
    holds: beyondFullThrottle,
    effect: 'never',
    meaning: 'No throttle opens that far: at this engine speed the condition never comes true.',
    ...sure,
  },
  {
    table: /^CEL Flash Pattern - High ECT Activation Threshold$/,
    holds: is(999),
    effect: 'never',
    meaning: 'The coolant never gets that hot: the warning is off until a threshold is set.',
    ...sure,
  },
  {
    table: /^MAF Breakpoint [345]$/,
    holds: is(200),
    effect: 'unused',
    meaning: 'Parked at 200 g/s three times: no trim zone begins between equal breakpoints.',
    ...sure,
  },
  {
    table: /^IMRC Warm Exit - (?:TP|Load) Threshold$/,
    holds: is(0),
    effect: 'always',
    meaning: 'Always reached: in a warm engine the shutters stay out.',
    doubtful: true,
  },
  {
    table: /^High Speed Fan (?:En|Dis)able - ECT Threshold$/,
    holds: (value) => value >= 130,
    effect: 'never',
    meaning: 'Outside the range of the sensor’s curve: to be read as never.',
    doubtful: true,
  },
];

/** What a cell says that holds no setting but a parking value; undefined for any other. */
export const parkedValue = (tableName: string, value: number): ParkedValue | undefined => {
  const rule = rules.find(({ table, holds }) => table.test(tableName) && holds(value));
  if (!rule) return undefined;
  const { effect, meaning, doubtful } = rule;
  return { effect, meaning, doubtful };
};
