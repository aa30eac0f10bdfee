import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of a folder whose path matches, relative to it, with `/`. */
export const filesOf = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file));

/**
 * Edits the files, does something with them and puts them back, whatever happened.
 *
 * @throws if the edit changes no file at all
 */
export async function whileMutated<Result>(
  files: readonly string[],
  { find, put }: { readonly find: RegExp; readonly put: string },
  use: () => Promise<Result>,
): Promise<Result> {
  const edits = files.flatMap((file) => {
    const before = readFileSync(file, 'utf8');
    const after = before.replace(find, put);
    return after === before ? [] : [{ file, before, after }];
  });
  if (edits.length === 0) throw new Error(`${find} matches nothing`);
  try {
    for (const { file, after } of edits) writeFileSync(file, after);
    return await use();
  } finally {
    for (const { file, before } of edits) writeFileSync(file, before);
  }
}
