/**
 * The 95 values that RomDrop's sample logging file can ask the engine computer for.
 *
 * Read from `logcfgs/logcfg.txt` in RomDrop's repository and compared with the list of OPy-Config;
 * four stand in the first alone. What a value means is told in our own words.
 */
import { count, flag, listOf, matching, object, oneOf, text, type Reader } from './fieldReaders';
import file from './logging-parameters.json';
import { optional } from './optional';

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

const scaling = matching(/^x(,(-?\d+(\.\d+)?|[-+*/]))+$/);
const bits: Reader<LoggingParameter['bits']> = (value, where) =>
  Number(oneOf('1', '8', '16', '32')(String(value), where)) as LoggingParameter['bits'];

/** Checks the shape of a list of parameters. @throws Error that names the row and the field. */
export const parseLoggingParameters = listOf(
  object<LoggingParameter>({
    name: matching(/^[A-Z][A-Za-z0-9_]+$/),
    mode: oneOf('01', '22', '23'),
    id: matching(/^[0-9A-F]{2,8}$/),
    bits,
    firstBit: optional(count),
    float: optional(flag),
    scaling: optional(scaling),
    unit: optional(text),
    active: optional(flag),
    oneSource: optional(flag),
    says: text,
    note: optional(text),
    noteSources: optional(listOf(matching(/^[a-z0-9-]+$/))),
  }),
);

/** All 95, those of the shipped file's active part first within each service. */
export const loggingParameters = parseLoggingParameters(file, 'logging-parameters.json');

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
