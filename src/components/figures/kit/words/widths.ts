/** Advance widths of B612 in hundredths of its size, from the blank to the tilde; both weights alike. */
const latin = [
  35, 35, 40, 85, 55, 90, 70, 20, 45, 45, 55, 60, 25, 45, 30, 55, 65, 65, 65, 65, 65, 65, 65, 65,
  65, 65, 30, 25, 65, 50, 65, 55, 100, 65, 65, 60, 65, 60, 55, 65, 70, 30, 45, 60, 55, 90, 75, 80,
  60, 80, 65, 55, 60, 70, 65, 95, 65, 60, 60, 45, 55, 50, 75, 55, 55, 53, 60, 50, 60, 55, 40, 60,
  60, 30, 30, 55, 35, 90, 60, 60, 60, 60, 40, 45, 40, 60, 55, 75, 55, 55, 50, 65, 20, 60, 75,
];
const others: Readonly<Record<string, number>> = {
  '\u00a0': 35,
  '°': 30,
  '·': 25,
  '×': 80,
  '–': 55,
  '’': 35,
  '−': 55,
  '±': 60,
};
/** The widest of the fixed-width faces of the site. */
const fixed = 61;

export interface Face {
  /** In CSS pixels; 12 unless told. */
  readonly size?: number;
  /** Exact names stand in a fixed-width face. */
  readonly mono?: boolean;
}

const widthOf = (character: string): number =>
  others[character] ?? latin[(character.codePointAt(0) ?? 0) - 32] ?? 65;

/** Width of a text in CSS pixels. */
export const textWidth = (text: string, { size = 12, mono = false }: Face = {}): number =>
  (Array.from(text).reduce((sum, each) => sum + (mono ? fixed : widthOf(each)), 0) * size) / 100;
