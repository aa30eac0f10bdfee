import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';

/** Characters that a field of one line takes at once; a ROM's header string has some hundred. */
export const longestLine = 1000;

/** Characters that a box for tables and files takes at once; a pull of a minute has some hundred thousand. */
export const longestPaste = 200_000;

const spaced = (count: number): string => count.toLocaleString('en-GB').replaceAll(',', ' ');

const told = (length: number, longest: number): string =>
  `This text has ${spaced(length)} characters, the field takes ${spaced(longest)}. What stood here stays.`;

/**
 * Refuses a text that is pasted or dropped and is longer than the field takes. To lay out a million
 * characters in a field a browser stands still for ten seconds, whatever the page does.
 *
 * @param longest in characters
 */
export function useOverlong(longest: number) {
  const [length, setLength] = useState<number>();
  const weigh = (event: SyntheticEvent, data: DataTransfer) => {
    const size = data.getData('text').length;
    if (size > longest) event.preventDefault();
    setLength(size > longest ? size : undefined);
  };
  return {
    /** What is wrong with the text that was refused last. */
    refusal: length === undefined ? undefined : told(length, longest),
    forget: () => setLength(undefined),
    watch: {
      onPaste: (event: ClipboardEvent) => weigh(event, event.clipboardData),
      onDrop: (event: DragEvent) => weigh(event, event.dataTransfer),
    },
  };
}
