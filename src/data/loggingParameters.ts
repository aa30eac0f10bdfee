/**
 * The 95 values that RomDrop's sample logging file can ask the engine computer for.
 *
 * Read from `logcfgs/logcfg.txt` in RomDrop's repository and compared with the list of OPy-Config;
 * four stand in the first alone. What a value means is told in our own words.
 */
import { checkedAtBuild } from './checkedAtBuild';
import file from './logging-parameters.json';

export interface LoggingParameter {
  /** Name of the column in the log; two names stand twice, once for each service. */
  readonly name: string;
  /** Service that is asked: 01 standard, 22 of the maker, 23 raw memory. Hexadecimal. */
  readonly mode: '01' | '22' | '23';
  /** Identifier or memory place, hexadecimal without 0x. */
  readonly id: string;
  /** Width of the value in bits. */
  readonly bits: 1 | 8 | 16 | 32;
  /** First bit of a switch inside its byte, 0 to 7. */
  readonly firstBit: number | null;
  /** The value is a 32-bit floating-point number. */
  readonly float: boolean | null;
  /** In reverse Polish notation, x the raw value. Null: taken as it comes. */
  readonly scaling: string | null;
  readonly unit: string | null;
  /** Not commented out in the shipped file. */
  readonly active: boolean | null;
  /** Only RomDrop's file has it. */
  readonly oneSource: boolean | null;
  /** What it is, in words; `meaning not documented` where no source says. */
  readonly says: string;
  /** Trap, resolution or doubt. */
  readonly note: string | null;
  /** Keys of `sources.ts` behind the note. */
  readonly noteSources: readonly string[] | null;
}

const leftOut = {
  firstBit: null,
  float: null,
  scaling: null,
  unit: null,
  active: null,
  oneSource: null,
  note: null,
  noteSources: null,
};

/** A parameter as the file keeps it: what it has none of is left out. */
export type FileLoggingParameter = Omit<LoggingParameter, keyof typeof leftOut> & {
  readonly [Field in keyof typeof leftOut]?: NonNullable<LoggingParameter[Field]> | undefined;
};

/** All 95, those of the shipped file's active part first within each service. */
export const loggingParameters: readonly LoggingParameter[] = checkedAtBuild<
  readonly FileLoggingParameter[]
>(file).map((each) => ({ ...leftOut, ...each }));

const twice = new Set(
  loggingParameters
    .map(({ name }) => name)
    .filter((name, place, all) => all.indexOf(name) !== place),
);

/** The address of a parameter: `parameter-ECT`; with its service where the name stands twice. */
export const parameterId = ({ name, mode }: Pick<LoggingParameter, 'name' | 'mode'>): string =>
  `parameter-${name}${twice.has(name) ? `-${mode}` : ''}`;

/** The parameters of this exact name, none to two. */
export const parametersNamed = (name: string): readonly LoggingParameter[] =>
  loggingParameters.filter((each) => each.name === name);
