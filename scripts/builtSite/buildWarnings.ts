import { stripVTControlCharacters } from 'node:util';

/** The lines of a build's log that warn of anything or report an error. */
export function buildWarnings(log: string): string[] {
  return stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\[ERROR\]|warn/i.test(line));
}
