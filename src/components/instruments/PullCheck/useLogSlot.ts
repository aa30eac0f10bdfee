import { useEffect, useSyncExternalStore } from 'react';
import { emptySlot, type LogSlot, type LogSlotState } from './logSlot';

/** How long typing in a paste box must pause before the log is read, in milliseconds. */
const pauseMs = 300;

const nothing = (): LogSlotState => emptySlot;

/** What the slot holds, while it follows the fields of its log. */
export function useLogSlot(slot: LogSlot, text: string, columnsText: string): LogSlotState {
  useEffect(() => {
    const timer = window.setTimeout(
      () => slot.follow(text, columnsText),
      text === '' ? 0 : pauseMs,
    );
    return () => window.clearTimeout(timer);
  }, [slot, text, columnsText]);
  return useSyncExternalStore(slot.subscribe, slot.state, nothing);
}
