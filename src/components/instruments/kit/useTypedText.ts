import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useState,
} from 'react';
import { partedThousands } from '@site/src/calculations/text/partedThousands';
import { type FieldText, ariaOfField } from './FieldFrame';
import { isLongEdit, replaceSelection } from './replaceSelection';

/** Characters that a field of one line takes at once; a ROM's header string has some hundred. */
export const longestLine = 1000;

/** Characters that a box for tables and files takes at once; a pull of a minute has some hundred thousand. */
export const longestPaste = 200_000;

const told = (length: number, longest: number): string =>
  `This text has ${partedThousands(length)} characters, the field takes ${partedThousands(longest)}. What stood here stays.`;

type TypedElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a field that is typed in says and does. It refuses a text that is pasted or dropped and is longer
 * than it takes: to lay out a million characters in a field a browser stands still for ten seconds,
 * whatever the page does. Other long texts it puts in and takes out itself, which is faster than the
 * browser, and undoes the last of these.
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
  const [lastEdit, setLastEdit] = useState<{ readonly before: string; readonly after: string }>();
  const weigh = (event: ClipboardEvent | DragEvent, data: DataTransfer): string => {
    const text = data.getData('text');
    const isTooLong = text.length > longest;
    if (isTooLong) event.preventDefault();
    setRefused(isTooLong ? { length: text.length, value } : undefined);
    return isTooLong ? '' : text;
  };
  const editLong = (
    event: ClipboardEvent<TypedElement> | KeyboardEvent<TypedElement>,
    text: string,
  ) => {
    const field = event.currentTarget;
    if (!isLongEdit(field, text)) return;
    event.preventDefault();
    const before = field.value;
    replaceSelection(field, text);
    setLastEdit({ before, after: field.value });
    onChange(field.value);
  };
  const stands = refused?.value === value;
  const words = stands ? { ...asked, error: told(refused.length, longest) } : asked;
  return {
    /** What is asked; a text that was refused is what is wrong. */
    words,
    said: ariaOfField(words),
    events: {
      onPaste: (event: ClipboardEvent<TypedElement>) => {
        const text = weigh(event, event.clipboardData);
        if (text !== '') editLong(event, text);
      },
      onDrop: (event: DragEvent) => {
        weigh(event, event.dataTransfer);
      },
      onKeyDown: (event: KeyboardEvent<TypedElement>) => {
        const { key, ctrlKey, metaKey, shiftKey } = event;
        if (key === 'Delete' || key === 'Backspace') editLong(event, '');
        else if (key === 'z' && (ctrlKey || metaKey) && !shiftKey && lastEdit?.after === value) {
          event.preventDefault();
          onChange(lastEdit.before);
        }
      },
      onChange: (event: ChangeEvent<TypedElement>) => {
        setRefused(undefined);
        onChange(event.target.value);
      },
    },
  };
}
