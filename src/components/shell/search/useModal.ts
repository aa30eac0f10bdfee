import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { closeOnBackdrop } from './closeOnBackdrop';
import { keepKeysInside } from './keepKeysInside';
import type { Opening } from './opening';

/**
 * Makes the element modal while it is in the page, and gives the focus back when it goes.
 *
 * It is a popover and not a modal `dialog`: making the rest of this long page inert would cost the
 * browser a new style for each of its elements, seconds on a slow phone. The back gesture closes a
 * popover too; scrim, Tab and Escape are kept here.
 */
export function useModal(
  opening: Opening,
  field: RefObject<HTMLInputElement | null>,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const modal = useRef<HTMLDivElement>(null);

  // Before the next key arrives, so that no letter is lost between the two fields.
  useLayoutEffect(() => {
    const [element, input, before] = [modal.current, field.current, document.activeElement];
    if (!element || !input) return undefined;
    // A browser without popovers shows the element all the same, above the page by its z-index.
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover();
    input.focus();
    if (opening !== 'by-asking') input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
    return () => {
      const hadFocus = element.contains(document.activeElement);
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    // How it was opened matters at the opening only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const element = modal.current;
    if (!element) return undefined;
    const stops = [closeOnBackdrop(element, onClose), keepKeysInside(element, onClose)];
    const onToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') onClose();
    };
    element.addEventListener('toggle', onToggle);
    return () => {
      for (const stop of stops) stop();
      element.removeEventListener('toggle', onToggle);
    };
  }, [onClose]);

  return modal;
}
