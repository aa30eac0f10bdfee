import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exceptions, houseWords, withoutExceptions } from './testing/houseWords';
import { type Piece, piecesOf, sentencesOf, wordCount } from './testing/plainProse';

const folder = path.resolve('docs', '_chapters');
const chapters = readdirSync(folder).map(
  (file) => [file, piecesOf(readFileSync(path.join(folder, file), 'utf8'))] as const,
);
const pieces = chapters.flatMap(([, all]) => all);

/** What the pieces say that they should not, with the line. */
const faults = (all: readonly Piece[], fault: (piece: Piece) => readonly string[]): string[] =>
  all.flatMap((piece) => fault(piece).map((words) => `line ${piece.line}: ${words}`));

describe.each(chapters)('%s', (_file, all) => {
  it('has no sentence over 40 words', () => {
    const long = faults(all, ({ text }) =>
      sentencesOf(text).filter((each) => wordCount(each) > 40),
    );
    expect(long).toEqual([]);
  });

  it('keeps the words of the house', () => {
    const wrong = faults(all, ({ text }) =>
      houseWords.flatMap(([word, right]) => {
        const found = word.exec(withoutExceptions(text));
        return found ? [`"${found[0].trim()}": write ${right}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the exceptions to the words of the house', () => {
  it('are all in use', () => {
    const texts = pieces.map(({ text }) => text).join('\n');
    expect([...exceptions.keys()].filter((phrase) => !texts.includes(phrase))).toEqual([]);
  });
});

describe('the reading of the prose', () => {
  it('counts code, formulas and links as one word and leaves source keys out', () => {
    const [piece] = piecesOf(
      'Open `Load Scaling` at $x = 1$, see <See id="a" />.[guide, romdrop-3]',
    );
    expect(piece?.text).toBe('Open § at §, see §.');
    expect(wordCount(piece?.text ?? '')).toBe(6);
  });

  it('ends a sentence before a capital, not at a decimal point', () => {
    expect(sentencesOf('It reads 1.70. If not, stop.')).toEqual([
      'It reads 1.70.',
      'If not, stop.',
    ]);
    expect(sentencesOf('By 0.35° at 7000 rpm.')).toHaveLength(1);
  });

  it('knows the block and reads captions', () => {
    const chapter = ':::steps\n\n1. Do it.\n\n:::\n\n<DataTable id="t" caption="A finding." />\n';
    expect(piecesOf(chapter).map(({ text, block }) => [text, block])).toEqual([
      ['Do it.', 'steps'],
      ['A finding.', undefined],
    ]);
  });
});
