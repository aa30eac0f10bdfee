import { type Face, textWidth } from './widths';

/** A number and its unit stay together. */
const bound = (text: string): string =>
  text.replace(/(\d) (?=(?:°C|%|V|rpm|s|kPa|baud)(?!\w))/g, '$1\u00a0');

/** Breaks a text at its blanks so that no line is wider than asked; a line feed always breaks. */
export const wrap = (text: string, width: number, face: Face = {}): string[] =>
  bound(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(' ')) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last === undefined) lines.push(word);
        else if (textWidth(longer, face) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
