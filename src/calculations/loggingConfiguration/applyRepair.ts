import { configurationLines } from './configurationLines';
import type { Repair } from './finding';

/**
 * A file with a repair made. Line ends become plain and a mark of the coding goes, in any case.
 *
 * @param text the file in which the finding was made
 */
export const applyRepair = (text: string, { edits }: Repair): string => {
  const lines = configurationLines(text).map((line) => line.text);
  const fromBelow = [...edits].sort((a, b) => b.from - a.from || b.to - a.to);
  for (const { from, to, lines: wanted } of fromBelow) {
    lines.splice(from - 1, to - from + 1, ...wanted);
  }
  return lines.join('\n');
};
