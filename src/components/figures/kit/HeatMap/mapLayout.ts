/** Measures of a heat map in CSS pixels. */
export interface MapLayout {
  /** Width of the row heads, a drawing of their own. */
  readonly headWidth: number;
  /** Room above the cells for the column heads. */
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Width of all cells. */
  readonly width: number;
  /** Height of all cells. */
  readonly height: number;
  /** Height with column heads above and the name of their axis below. */
  readonly total: number;
  /** Every how many columns one head is printed. */
  readonly headEvery: number;
  /** More columns than twelve take smaller numbers. */
  readonly small: boolean;
  /** The map is wider than the smallest phones, so it scrolls there. */
  readonly wide: boolean;
}

/** Width of the plate. */
const plate = 700;

/** Width inside the frame of an instrument. */
export const insideInstrument = 664;
const headWidth = 46;
/** Up to this many columns fit a phone. */
const phoneColumns = 7;
/** Mean width of a character of 12 px. */
const character = 7;

export interface MapRoom {
  /** Width that the map should fill. */
  readonly width: number;
  /** Characters of its longest number; cells grow with it, and the map may then scroll. */
  readonly longestNumber: number;
}

/** Lays a map out: seven columns fit a phone, seventeen fill the plate. */
export const mapLayout = (
  columnHeads: readonly string[],
  rows: number,
  { width, longestNumber }: MapRoom = { width: plate, longestNumber: 0 },
): MapLayout => {
  const columns = columnHeads.length;
  const wide = columns > phoneColumns;
  const usual = wide ? Math.min(54, (width - headWidth) / columns) : width < plate ? 39 : 42;
  const cellWidth = Math.max(usual, longestNumber * (columns > 12 ? 7.2 : 7.8));
  const cellHeight = 25;
  const longest = Math.max(0, ...columnHeads.map((head) => head.length));
  const top = 23;
  const height = rows * cellHeight;
  return {
    headWidth,
    top,
    cellWidth,
    cellHeight,
    width: Math.round(columns * cellWidth * 100) / 100,
    height,
    total: top + height + 20,
    headEvery: longest * character + 4 <= cellWidth ? 1 : 2,
    small: columns > 12,
    wide,
  };
};

/** Rounds a place to what the screen can show. */
export const place = (pixels: number): number => Math.round(pixels * 100) / 100;
