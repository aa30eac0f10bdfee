import type { Statement } from '../text/Statement';
import { groupOf, isHidden, type LoggingConfiguration, settingOf } from './configuration';

/** Limits that sources name; of the header the true limit is not known. */
export const limits = { parameters: 60, channels: 4, headerCharacters: 512 } as const;

/** What a configuration asks of adapter and engine computer. */
export interface LoggingBudget {
  /** Slots of a row: parameters without a group, plus one for each group. */
  readonly requestsPerRow: number;
  /** By the inferred model; null without a pace or without requests. */
  readonly rowsPerSecond: number | null;
  /** Why not to trust it. */
  readonly doubt: Statement;
  /** Characters of the first line of the log, `sample` and `time` included. */
  readonly headerCharacters: number;
  readonly parameters: number;
  readonly channels: number;
}

/** Fastest pace that any source names for the NC, rows per second. */
const fastestSeen = 32;
/** From here the model promises more than that by a quarter. */
export const doubtfulRows = 40;
/** Between these paces, in microseconds, the model agrees with the figures of the earlier guide. */
const agreeing = { from: 2000, to: 20_000 };

/**
 * Rows per second of the OpenPort on its own: the interval times the requests of one row.
 *
 * Source: a model that fits most reported figures; no text of the maker says so.
 *
 * @param intervalMicroseconds `calcsampinterval` of the logging file, above 0
 * @param requests requests to the engine computer in each row, above 0
 */
export const rowsPerSecond = (intervalMicroseconds: number, requests: number): number => {
  if (intervalMicroseconds > 0 && requests > 0) {
    return 1_000_000 / (intervalMicroseconds * requests);
  }
  throw new RangeError('The interval and the number of requests must be above 0.');
};

const doubtOf = (interval: number, rows: number | null): Statement => {
  const text =
    rows !== null && rows > doubtfulRows
      ? `No source has seen more than ${fastestSeen} rows per second on this car: expect fewer, and look whether each column still moves.`
      : interval < agreeing.from || interval > agreeing.to
        ? 'The model is inferred, and fails at both ends of the scale. Read the pace in logcfg.out and in the log.'
        : 'The model is inferred; no official text says it. Read the pace in logcfg.out and in the log.';
  return { text, sources: ['guide', 'inferred'], doubtful: true };
};

const slotsOf = ({ channels }: LoggingConfiguration): number => {
  const asked = channels
    .filter(({ type }) => type === 'obd' || type === null)
    .flatMap(({ parameters }) => parameters.map(({ settings }) => groupOf(settings)));
  return asked.filter((group) => group === null).length + new Set(asked.filter(Boolean)).size;
};

const paceOf = ({ channels }: LoggingConfiguration): number => {
  const settings = channels.flatMap((channel) => [...channel.settings]);
  return Number(settingOf(settings, 'calcsampinterval') ?? NaN);
};

/** What a configuration costs, counted as the sources describe it. */
export const loggingBudget = (configuration: LoggingConfiguration): LoggingBudget => {
  const parameters = configuration.channels.flatMap((channel) => [...channel.parameters]);
  const columns = parameters.filter(({ settings }) => !isHidden(settings));
  const [requestsPerRow, pace] = [slotsOf(configuration), paceOf(configuration)];
  const rows = requestsPerRow > 0 && pace > 0 ? rowsPerSecond(pace, requestsPerRow) : null;
  return {
    requestsPerRow,
    rowsPerSecond: rows,
    doubt: doubtOf(pace, rows),
    headerCharacters: ['sample', 'time', ...columns.map(({ name }) => name)].join(',').length,
    parameters: parameters.length,
    channels: configuration.channels.length,
  };
};
