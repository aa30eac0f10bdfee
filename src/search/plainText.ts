import type { Range } from './section';

/** What stands between two pieces of text, weakest first. */
const gaps = ['', ' ', ' · ', '\n'] as const;
export type Gap = (typeof gaps)[number];

const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Most texts: words with one space between them and none around. */
const isClean = /^[!-~]+(?: [!-~]+)*$/;

/** Gathers text nodes into one clean text and remembers where its exact names stand. */
export class PlainText {
  #text = '';
  #exact: Range[] = [];
  #gap: Gap = '';

  /** The next piece stands apart from the last one; the strongest gap wins. */
  part(gap: Gap): void {
    if (gaps.indexOf(gap) > gaps.indexOf(this.#gap)) this.#gap = gap;
  }

  add(piece: string, isExact: boolean): void {
    if (isClean.test(piece)) {
      this.#append(piece, isExact);
      return;
    }
    const clean = piece.replace(invisible, '');
    const words = clean.trim().replace(/\s+/g, ' ');
    if (/^\s/.test(clean)) this.part(' ');
    if (!words) return;
    this.#append(words, isExact);
    if (/\s$/.test(clean)) this.#gap = ' ';
  }

  #append(words: string, isExact: boolean): void {
    const start = this.#text.length + (this.#text ? this.#gap.length : 0);
    this.#text += (this.#text ? this.#gap : '') + words;
    this.#gap = '';
    if (isExact) this.#mark({ start, end: this.#text.length });
  }

  #mark(range: Range): void {
    const last = this.#exact.at(-1);
    if (last?.end === range.start)
      this.#exact[this.#exact.length - 1] = { start: last.start, end: range.end };
    else this.#exact.push(range);
  }

  get text(): string {
    return this.#text;
  }

  get exact(): readonly Range[] {
    return this.#exact;
  }
}
