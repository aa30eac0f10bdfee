import type { RowValues } from './cellMeans';

/** Middle values of each cell; NaN without data. */
export interface CellMedians {
  readonly median: Float64Array;
  /** Mean of the rows near the median. */
  readonly robustMean: Float64Array;
}

/** Turns the median distance from the median into a standard deviation of a normal distribution. */
export const deviationOfMad = 1.4826;

/** Rows further away than so many deviations are left out of the robust mean. */
const mostDeviations = 3;

/** A trim moves in steps of 0.78 %: a row one step away is none to leave out. */
export const oneTrimStep = 0.79;

/** Resolution by which rows are sorted, %. */
const sortStep = 1e-5;

/** The places of the rows in the order of their values. */
const sortedPlaces = ({ weighted, values }: RowValues): Uint32Array => {
  const { rows } = weighted;
  // Value and place share one double: 53 bits hold a value of ±200 % in 1e-5 and two milliard places. Only
  // values within ±50 % pass the gates.
  const shift = 2 ** 27;
  const keys = new Float64Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const value = values[rows[i] ?? 0] ?? NaN;
    if (Number.isNaN(value)) continue;
    keys[count] = Math.round((value + 200) / sortStep) * shift + i;
    count += 1;
  }
  const sorted = keys.subarray(0, count).sort();
  const places = new Uint32Array(count);
  for (let i = 0; i < count; i += 1) places[i] = (sorted[i] ?? 0) % shift;
  return places;
};

/** The rows of one cell in the order of their values, from `from` to before `to`. */
interface CellEntries {
  readonly values: Float64Array;
  /** The seconds of each. */
  readonly amounts: Float64Array;
  readonly from: number;
  readonly to: number;
}

/** The value at which half of the seconds is reached; between two of them if it is reached exactly. */
const weightedMedian = ({ values, amounts, from, to }: CellEntries): number => {
  let total = 0;
  for (let k = from; k < to; k += 1) total += amounts[k] ?? 0;
  let sum = 0;
  for (let k = from; k < to; k += 1) {
    sum += amounts[k] ?? 0;
    if (sum > total / 2 + 1e-9 * total) return values[k] ?? NaN;
    if (sum >= total / 2 - 1e-9 * total && k + 1 < to)
      return ((values[k] ?? NaN) + (values[k + 1] ?? NaN)) / 2;
  }
  return values[to - 1] ?? NaN;
};

/** The distance from the median within which half of the seconds lie. */
const medianDistance = (entries: CellEntries, median: number): number => {
  const { values, amounts, from, to } = entries;
  let total = 0;
  let right = from;
  for (let k = from; k < to; k += 1) {
    total += amounts[k] ?? 0;
    if ((values[k] ?? NaN) < median) right = k + 1;
  }
  let left = right - 1;
  let sum = 0;
  let distance = 0;
  while (sum < total / 2 && (left >= from || right < to)) {
    const below = left >= from ? median - (values[left] ?? NaN) : Infinity;
    const above = right < to ? (values[right] ?? NaN) - median : Infinity;
    distance = Math.min(below, above);
    const nearest = below < above ? left : right;
    sum += amounts[nearest] ?? 0;
    if (below < above) left -= 1;
    else right += 1;
  }
  return distance;
};

const meanWithin = (
  { values, amounts, from, to }: CellEntries,
  median: number,
  distance: number,
): number => {
  let sum = 0;
  let total = 0;
  for (let k = from; k < to; k += 1) {
    if (Math.abs((values[k] ?? NaN) - median) > distance) continue;
    sum += (amounts[k] ?? 0) * (values[k] ?? NaN);
    total += amounts[k] ?? 0;
  }
  return sum / total;
};

/** Rows by cell that are laid out at once: all those of a card would take its memory a second time. */
const entriesAtOnce = 1_000_000;

/** Cells one after another whose rows are laid out together, from one to before another. */
const bandsOf = (entriesOf: Uint32Array): readonly (readonly [from: number, to: number])[] => {
  const bands: (readonly [number, number])[] = [];
  let from = 0;
  let sum = 0;
  entriesOf.forEach((count, cell) => {
    if (sum > 0 && sum + count > entriesAtOnce) {
      bands.push([from, cell]);
      from = cell;
      sum = 0;
    }
    sum += count;
  });
  return [...bands, [from, entriesOf.length]];
};

/**
 * Weighted median of each cell, and the mean without rows further from it than 3 × 1.4826 × the median
 * distance.
 */
export const cellMedians = (rowValues: RowValues): CellMedians => {
  const { weighted, values, seconds, cellCount } = rowValues;
  const { rows, cells, weights, spread } = weighted;
  const sorted = sortedPlaces(rowValues);
  const entriesOf = new Uint32Array(cellCount);
  for (let place = 0; place < rows.length; place += 1) {
    if (Number.isNaN(values[rows[place] ?? 0] ?? NaN)) continue;
    const count = spread(place);
    for (let k = 0; k < count; k += 1)
      entriesOf[cells[k] ?? 0] = (entriesOf[cells[k] ?? 0] ?? 0) + 1;
  }
  const median = new Float64Array(cellCount).fill(NaN);
  const robustMean = new Float64Array(cellCount).fill(NaN);
  for (const [firstCell, endCell] of bandsOf(entriesOf)) {
    const ends = new Uint32Array(cellCount);
    let total = 0;
    for (let cell = firstCell; cell < endCell; cell += 1) {
      ends[cell] = total;
      total += entriesOf[cell] ?? 0;
    }
    const ofEntries = new Float64Array(total);
    const amounts = new Float64Array(total);
    for (const place of sorted) {
      const row = rows[place] ?? 0;
      const count = spread(place);
      for (let k = 0; k < count; k += 1) {
        const cell = cells[k] ?? 0;
        if (cell < firstCell || cell >= endCell) continue;
        const end = ends[cell] ?? 0;
        ends[cell] = end + 1;
        ofEntries[end] = values[row] ?? NaN;
        amounts[end] = (weights[k] ?? 0) * (seconds[row] ?? 0);
      }
    }
    for (let cell = firstCell; cell < endCell; cell += 1) {
      const to = ends[cell] ?? 0;
      const from = to - (entriesOf[cell] ?? 0);
      if (to === from) continue;
      const ofCell = { values: ofEntries, amounts, from, to };
      const middle = weightedMedian(ofCell);
      const usual = deviationOfMad * medianDistance(ofCell, middle);
      median[cell] = middle;
      robustMean[cell] = meanWithin(ofCell, middle, Math.max(mostDeviations * usual, oneTrimStep));
    }
  }
  return { median, robustMean };
};
