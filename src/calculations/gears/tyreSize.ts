import type { Quantity } from '../limits/OutOfRangeError';
import { plainText } from '../text/plainText';
import { requireInRange } from '../limits/requireInRange';
import { UnusableInputError } from '../limits/UnusableInputError';

/** What stands on the side of a tyre. */
export interface TyreSize {
  /** 125 to 355 mm. */
  readonly widthMm: number;
  /** Height of the side, in per cent of the width, 25 to 85 %. */
  readonly heightPercent: number;
  /** Diameter of the rim, 12 to 22 inches. */
  readonly rimInches: number;
}

const widthRange: Quantity = { name: 'the width of the tyre', unit: 'mm', least: 125, most: 355 };
const heightRange: Quantity = { name: 'the height of the tyre', unit: '%', least: 25, most: 85 };
const rimRange: Quantity = { name: 'the rim', unit: 'inches', least: 12, most: 22 };

/** `205/45R17`, `P205/45 ZR 17 84W`, `205-45-17`, and RomDrop's code, `0x2054517`. */
const sizes = [
  /^P? ?(\d{3}) ?[/-] ?(\d{2}) ?[/-]? ?(?:Z?R|-)? ?(\d{2})(?![\d.,])/i,
  /^(?:0x)?(\d{3})(\d{2})(\d{2})$/i,
];

/** What a text lacks that looks like a tyre size. */
const errors: readonly (readonly [RegExp, string])[] = [
  [/^P? ?\d{3} ?[/-] ?\d{2} ?(?:Z?R)?$/i, 'The rim is missing.'],
  [
    /^P? ?\d{3} ?Z?R ?\d{2}$/i,
    'The height of the side, the two digits behind the bar, is missing.',
  ],
  [/^\d{2} ?[x×] ?\d/i, 'This is a size in inches.'],
  [/^P? ?\d{1,2} ?[/-]|^P? ?\d{4,} ?[/-]/i, 'The width has three digits, in millimetres.'],
  [/[/-] ?\d{2} ?[/-]? ?(?:Z?R|-)? ?(?:\d|\d{3,})(?!\d)/i, 'The rim has two digits, in inches.'],
];

/**
 * Reads the size as it is printed on the tyre; what stands behind the rim, such as `84W`, is left.
 *
 * @throws UnusableInputError for other text, OutOfRangeError for a tyre that no car wears
 */
export const tyreSizeFromText = (typed: string): TyreSize => {
  const text = plainText(typed);
  const found = sizes.map((size) => size.exec(text)).find((match) => match !== null);
  if (!found) {
    const [why] = errors.flatMap(([pattern, words]) => (pattern.test(text) ? words : []));
    throw new UnusableInputError(
      `${why ? `${why} ` : ''}Write the tyre size as it stands on the tyre: 205/45R17.`,
    );
  }
  const [width = NaN, height = NaN, rim = NaN] = found.slice(1).map(Number);
  return {
    widthMm: requireInRange(widthRange, width),
    heightPercent: requireInRange(heightRange, height),
    rimInches: requireInRange(rimRange, rim),
  };
};

/** `205/45R17`. */
export const printedTyreSize = ({ widthMm, heightPercent, rimInches }: TyreSize): string =>
  `${widthMm}/${heightPercent}R${rimInches}`;
