import { useEffect } from 'react';
import { openSearchEvent, typedIn } from './openSearch';
import { isSlashKeyOff } from './slashKey';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

const isSearchKey = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey || isWriting(event.target))
    return false;
  if (key === '/') return !ctrlKey && !metaKey && !isSlashKeyOff();
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !event.shiftKey;
};

/** Opens the search at `/` unless that is switched off, Ctrl-K and Cmd-K, except while the reader writes in a field, and on request. */
export function useOpeners(open: (typed?: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    const onRequest = (event: Event) => open(typedIn(event));
    document.addEventListener('keydown', onKey);
    document.addEventListener(openSearchEvent, onRequest);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener(openSearchEvent, onRequest);
    };
  }, [open]);
}
