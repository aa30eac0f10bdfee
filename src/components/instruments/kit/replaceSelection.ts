/** Characters from which a browser's own inserting or deleting may be felt. */
const longFrom = 2000;

type TypedElement = HTMLInputElement | HTMLTextAreaElement;

/** Whether a browser might stand still while it puts a text in the place of what is selected. */
export function isLongEdit(field: TypedElement, text: string): boolean {
  const { selectionStart, selectionEnd } = field;
  return Math.max(text.length, (selectionEnd ?? 0) - (selectionStart ?? 0)) >= longFrom;
}

/**
 * Puts a text in the place of what is selected. To insert eight thousand lines by its own editing takes a
 * browser a tenth of a second, to delete them on a page as long as this one several seconds; to set the
 * value takes milliseconds. The browser forgets what it could undo.
 */
export function replaceSelection(field: TypedElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
}
