import { LogError } from './LogError';
import { columnNames, logQuantities, type LogQuantity } from './logQuantity';

/** The reader's own choice of columns: an exact name, or null for none. */
export type OwnColumns = Readonly<Partial<Record<LogQuantity, string | null>>>;

/** For each quantity the places of its columns, more than one where a name stands twice. */
export type MatchedColumns = ReadonlyMap<LogQuantity, readonly number[]>;

/** `Engine Speed (rpm)` and `ENGINE_SPEED` are the same name. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?!^)[([][^)\]]*[)\]]\s*$/, '')
    .replace(/[^a-z0-9]/g, '');

const placesOf = (names: readonly string[], wanted: string): readonly number[] =>
  names.flatMap((name, place) => (name === wanted ? [place] : []));

const matched = (
  header: readonly string[],
  quantity: LogQuantity,
  own: OwnColumns,
): readonly number[] => {
  const chosen = own[quantity];
  if (chosen === null) return [];
  if (chosen !== undefined) {
    const places = placesOf(header, chosen);
    if (places.length > 0) return places;
    throw new LogError(
      'unknown-column',
      `The log has no column “${chosen.slice(0, 40)}”. Choose another.`,
      header,
    );
  }
  const names = header.map(plain);
  const found = columnNames[quantity].find((name) => names.includes(plain(name)));
  return found === undefined ? [] : placesOf(names, plain(found));
};

/**
 * Finds the columns by name, the reader's choice first.
 *
 * @throws LogError if time, engine speed, or both pedal and throttle are missing
 */
export const matchColumns = (header: readonly string[], own: OwnColumns = {}): MatchedColumns => {
  const columns = new Map<LogQuantity, readonly number[]>();
  for (const quantity of logQuantities) {
    const places = matched(header, quantity, own);
    if (places.length > 0) columns.set(quantity, places);
  }
  const need = (has: boolean, what: string) => {
    if (has) return;
    const names = header.slice(0, 12).join(', ').slice(0, 200);
    throw new LogError(
      'missing-column',
      `Choose the column of ${what}. The log has: ${names}.`,
      header,
    );
  };
  need(columns.has('timeSeconds'), 'the time');
  need(columns.has('engineSpeedRpm'), 'the engine speed');
  need(columns.has('pedalPercent') || columns.has('throttlePercent'), 'the pedal or the throttle');
  return columns;
};
