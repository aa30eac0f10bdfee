import type { StockMapDifference } from '@site/src/calculations/stockMapView/stockMapDifference';
import type { StockMapView, ViewedCell } from '@site/src/calculations/stockMapView/stockMapView';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { axisUnit, inUnit } from './inUnits';
import type { Compared, MapsResult } from './compute';

/** Calibrations whose factory file could be read, and tables with stock values; the tests count them. */
export const readable = 90;
export const stockTables = 184;

/** A number as the page prints it: a true minus sign. */
export const printedCell = ({ shown }: ViewedCell): string => shown.replace('-', '−');

/** What another calibration holds more or less in one cell; empty where one of them has none. */
export function differenceAt(
  view: StockMapView,
  other: StockMapView,
  cell: ViewedCell | undefined,
  theirs: ViewedCell | undefined,
): string {
  if (!cell || !theirs) return '';
  const decimals = Math.max(view.decimals, other.decimals);
  return printedNumber(theirs.value - cell.value, { decimals, signed: true });
}

const sharing = (shared: number): string => {
  if (shared === readable) return `All ${readable} files read hold the same.`;
  if (shared === 1) return `No other of the ${readable} files read holds the same.`;
  const others = shared - 1;
  return `${others === 1 ? '1 other' : `${others} others`} of the ${readable} files read ${others === 1 ? 'holds' : 'hold'} the same.`;
};

/** `0.70 to 1.50 (multiplier)`; parking values do not count unless there is nothing else. */
function span({ cells, unit }: StockMapView): string {
  const all = cells.flat();
  const settings = all.filter(({ parked }) => !parked);
  const sorted = (settings.length > 0 ? settings : all).toSorted((a, b) => a.value - b.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return '';
  const [from, to] = [printedCell(least), printedCell(most)];
  return inUnit(from === to ? from : `${from} to ${to}`, unit);
}

function size({ rows, columns }: StockMapView): string {
  if (!rows) return '';
  const count = rows.breakpoints.length;
  return columns
    ? `, in ${count} rows and ${columns.breakpoints.length} columns`
    : `, at ${count} points`;
}

const withoutValues = ({ why, table, calibration }: MapsResult): string => {
  if (why === 'absent') return `${calibration.shown} has no table ${table}.`;
  if (why === 'left-out')
    return `The data of this guide leave out the values of ${table} in ${calibration.shown}.`;
  return why?.reason === 'added-by-patch'
    ? `The patch adds ${table}: no factory file holds a stock value.`
    : `The data of this guide hold no stock values of ${table}.`;
};

/** Whether it is a table not to be touched, of which no number is told. */
export const isKeptClosed = ({ notices }: MapsResult): boolean =>
  notices.some(({ limit }) => limit === 'mapsNeverSave');

/** The first sentence: the difference, if one was asked for; of a table not to be touched no number. */
export function firstSentence(result: MapsResult): string {
  if (isKeptClosed(result)) return `Leave ${result.table} closed.`;
  return result.compared ? differenceSentence(result.compared, result) : heldSentence(result);
}

/** What the shown calibration holds, in one sentence. */
export const heldSentence = (result: MapsResult): string =>
  result.view
    ? `${result.calibration.shown} holds ${span(result.view)}${size(result.view)}. ${sharing(result.view.shared)}`
    : withoutValues(result);

const range = ({ least, most, decimals }: StockMapDifference, unit: string): string => {
  const [from, to] = [least, most].map((value) => printedNumber(value, { decimals, signed: true }));
  return inUnit(from === to ? (from ?? '') : `${from} to ${to}`, unit);
};

/** How the other calibration differs, in one sentence. */
export function differenceSentence(compared: Compared, { calibration, view }: MapsResult): string {
  const { id, difference, alike } = compared;
  switch (difference.kind) {
    case 'unknown':
      return `No factory file of ${id} could be read: there is nothing to compare.`;
    case 'no-table':
      return alike
        ? `Neither ${calibration.shown} nor ${id} has this table.`
        : `Only one of ${calibration.shown} and ${id} has this table.`;
    case 'values-left-out':
      return alike
        ? `${id} holds the same, but its values are not in the data of this guide.`
        : `${id} holds something else, but not all values are in the data of this guide.`;
    case 'other-form':
      return `${id} keeps this table in another form: there are no common cells.`;
    case 'compared': {
      const cells = difference.cells.flat().length;
      if (difference.differing === 0) {
        const all =
          cells === 1
            ? `${id} holds the same`
            : `${id} holds the same in all ${cells} common cells`;
        if (id === calibration.shown) return `${id} is the same file.`;
        if (alike) return `${all}.`;
        const unshared = [difference.onlyBefore, difference.onlyAfter].some(
          ({ rows, columns }) => rows.length + columns.length > 0,
        );
        return unshared
          ? `${all}, but has other breakpoints: it is another map.`
          : `${all} to the digits shown; the files differ beyond them.`;
      }
      const moved = range(difference, view?.unit ?? '');
      if (cells === 1) {
        const theirs = compared.view?.cells[0]?.[0];
        const value = theirs ? inUnit(printedCell(theirs), view?.unit ?? '') : '';
        return `${id} holds ${value}, ${moved} against ${calibration.shown}.`;
      }
      return `${difference.differing} of ${cells} common cells differ: ${id} holds ${moved} against ${calibration.shown}.`;
    }
  }
}

/** How many files hold what the other calibration holds. */
export const otherSharing = ({ id, view }: Compared): string[] =>
  view ? [`${id}: ${sharing(view.shared)}`] : [];

/** That EcuFlash rounds what stands here in full. */
export const digitsNote = ({ decimals, ecuFlashDecimals }: StockMapView): string[] =>
  decimals > ecuFlashDecimals
    ? [
        `EcuFlash shows ${ecuFlashDecimals === 0 ? 'no decimals' : ecuFlashDecimals === 1 ? '1 decimal' : `${ecuFlashDecimals} decimals`} here; the file holds more.`,
      ]
    : [];

/** Breakpoints that only one of two tables has, in sentences. */
export function unsharedSentences({ id, difference }: Compared, shown: string): string[] {
  if (difference.kind !== 'compared') return [];
  return [[shown, difference.onlyBefore] as const, [id, difference.onlyAfter] as const].flatMap(
    ([whose, only]) =>
      (['rows', 'columns'] as const).flatMap((along) => {
        const axis = difference[along];
        const breakpoints = only[along].map(String).join(', ').replaceAll('-', '−');
        if (breakpoints === '' || !axis) return [];
        return [`Only ${whose} has ${inUnit(breakpoints, axisUnit(axis))}: not compared.`];
      }),
  );
}

/** Numbers that are no setting, each with what it says. */
export function parkedSentences({ cells, rows, unit }: StockMapView): string[] {
  const byMeaning = new Map<string, string[]>();
  for (const [r, cell] of cells.map((row) => row[0]).entries()) {
    if (!cell?.parked) continue;
    const { meaning, doubtful } = cell.parked;
    const where = rows ? ` at ${rows.breakpoints[r]} ${rows.unit}` : '';
    const key = doubtful ? `${meaning} This is inferred.` : meaning;
    byMeaning.set(key, [...(byMeaning.get(key) ?? []), inUnit(printedCell(cell), unit) + where]);
  }
  return [...byMeaning].map(([meaning, places]) => `${places.join('; ')}: no setting. ${meaning}`);
}
