import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeLog, type MadeLogOptions } from '../../src/calculations/testing/madeLog';

/** What a card of made-up logs holds. */
export interface MadeCard {
  readonly files: number;
  readonly rowsOfFile: number;
  readonly options?: Partial<MadeLogOptions>;
}

/** Drives that differ; a card of hundreds repeats them, as it is read no faster for that. */
const differentDrives = 10;

const rowsPerSecond = 10;

/** The text of one file of a card, header and rows. */
const textOf = ({ rowsOfFile, options }: MadeCard, drive: number): string =>
  madeLog({
    rowsPerSecond,
    seconds: rowsOfFile / rowsPerSecond,
    ...options,
    seed: 500 + drive,
    knockEvents: drive % 3,
  }).csv;

export interface WrittenCard {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly bytes: number;
  readonly rows: number;
  readonly remove: () => void;
}

/** Writes the files of a card into a folder of its own; the same card has the same bytes each time. */
export function writeCard(card: MadeCard): WrittenCard {
  const root = mkdtempSync(join(tmpdir(), 'read-my-log-'));
  const folder = join(root, 'LOGS');
  mkdirSync(folder);
  const texts: string[] = [];
  for (let drive = 0; drive < Math.min(differentDrives, card.files); drive += 1)
    texts.push(textOf(card, drive));
  let bytes = 0;
  const paths: string[] = [];
  for (let file = 0; file < card.files; file += 1) {
    const text = texts[file % texts.length] ?? '';
    const path = join(folder, `log${String(file + 1).padStart(4, '0')}.csv`);
    writeFileSync(path, text);
    bytes += text.length;
    paths.push(path);
  }
  return {
    folder,
    paths,
    bytes,
    rows: card.files * card.rowsOfFile,
    remove: () => rmSync(root, { recursive: true }),
  };
}
