import { csvCell } from '../csvCell';

/** One value of a row. */
type Cell = string | number | boolean | null;

/** A list of the guide that programs can read: the same rows as JSON and as CSV. */
export interface Dataset {
  /** Name of its files. */
  readonly name: string;
  readonly title: string;
  /** What the rows are and where they come from, one or two sentences. */
  readonly about: string;
  /** Each column with its meaning and unit. */
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** What all files of one version say of themselves. */
export interface Edition {
  /** Date of the last change, `2026-11-22`; empty where the build does not know it. */
  readonly version: string;
  /** Address of the guide. */
  readonly url: string;
  /** Address of the licence of the text. */
  readonly license: string;
}

const quoted = (cell: Cell): string => csvCell(cell === null ? '' : String(cell));

/** The rows as RFC 4180 asks for them: a head, commas, CRLF. */
export function csvOf({ columns, rows }: Dataset): string {
  const names = Object.keys(columns);
  const lines = rows.map((row) => names.map((name) => quoted(row[name] ?? null)).join(','));
  return [names.map(quoted).join(','), ...lines, ''].join('\r\n');
}

/**
 * The list as a JSON text.
 *
 * @throws if a row holds what no column explains
 */
export function jsonOf({ name, title, about, columns, rows }: Dataset, edition: Edition): string {
  const known = new Set(Object.keys(columns));
  for (const row of rows)
    for (const column of Object.keys(row))
      if (!known.has(column)) throw new Error(`data ${name}: no column explains "${column}"`);
  return `${JSON.stringify({ title, about, ...edition, columns, rows })}\n`;
}

/** Tells people what the folder holds. */
export function readmeOf(datasets: readonly Dataset[], { version, url, license }: Edition): string {
  const parts = datasets.map(({ name, title, about, columns, rows }) => {
    const meanings = Object.entries(columns).map(
      ([column, meaning]) => `| \`${column}\` | ${meaning.replaceAll('|', '\\|')} |`,
    );
    return [
      `## ${title}`,
      `${about} ${String(rows.length)} rows: [${name}.json](${name}.json), [${name}.csv](${name}.csv).`,
      ['| Column | Meaning |', '| --- | --- |', ...meanings].join('\n'),
    ].join('\n\n');
  });
  const head = [
    '# Data of the guide',
    `Version ${version || 'without a date'}, made from the same files as the page ${url}. Licence of the text: ${license}. The JSON files hold \`title\`, \`about\`, \`version\`, \`url\`, \`license\`, \`columns\` with the meaning of each column, and \`rows\`. In the CSV files an empty cell is a value that no source gives. \`index.json\` lists the files. Columns may be added; those that are there keep their names and meanings.`,
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

/** Tells programs what the folder holds. */
export const indexOf = (datasets: readonly Dataset[], edition: Edition): string =>
  `${JSON.stringify(
    {
      ...edition,
      files: datasets.map(({ name, title, about, rows }) => ({
        title,
        about,
        rows: rows.length,
        json: `${name}.json`,
        csv: `${name}.csv`,
      })),
    },
    null,
    1,
  )}\n`;
