import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from 'react';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import { type FieldText, ariaOfField } from './FieldFrame';

/** Characters that a field of one line takes at once; a ROM's header string has some hundred. */
export const longestLine = 1000;

/** Characters that a box for tables and files takes at once; a pull of a minute has some hundred thousand. */
export const longestPaste = 200_000;

const told = (length: number, longest: number): string =>
  `This text has ${partedThousands(length)} characters, the field takes ${partedThousands(longest)}. What stood here stays.`;

/**
 * What a field that is typed in says and does. It refuses a text that is pasted or dropped and is longer
 * than it takes: to lay out a million characters in a field a browser stands still for ten seconds,
 * whatever the page does.
 *
 * @param asked what the field asks, and what is wrong with its value
 * @param value what stands in the field; the refusal goes when it changes
 * @param longest in characters
 */
export function useTypedText(
  asked: FieldText,
  value: string,
  longest: number,
  onChange: (text: string) => void,
) {
  const [refused, setRefused] = useState<{ readonly length: number; readonly value: string }>();
  const weigh = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const { length } = data.getData('text');
    if (length > longest) event.preventDefault();
    setRefused(length > longest ? { length, value } : undefined);
  };
  const stands = refused?.value === value;
  const words = stands ? { ...asked, error: told(refused.length, longest) } : asked;
  return {
    /** What is asked; a text that was refused is what is wrong. */
    words,
    said: ariaOfField(words),
    events: {
      onPaste: (event: ClipboardEvent) => weigh(event, event.clipboardData),
      onDrop: (event: DragEvent) => weigh(event, event.dataTransfer),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setRefused(undefined);
        onChange(event.target.value);
      },
    },
  };
}
