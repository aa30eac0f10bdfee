import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { closeBeside } from './closeBeside';
import type { Opening } from './opening';

/**
 * A modal dialog that follows `opening`. The browser itself keeps the focus inside, closes it at
 * Escape, and gives the focus back to where it was.
 */
export function useDialog(
  opening: Opening,
  field: RefObject<HTMLInputElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the next key arrives, so that no letter is lost between the two fields.
  useLayoutEffect(() => {
    const [element, input] = [dialog.current, field.current];
    if (!element || !input || opening === 'closed' || element.open) return;
    element.showModal();
    input.focus();
    if (opening === 'by-typing') input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  }, [opening, field]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const stopListening = closeBeside(element);
    element.addEventListener('close', onClose);
    return () => {
      stopListening();
      element.removeEventListener('close', onClose);
    };
  }, [onClose]);

  return dialog;
}
