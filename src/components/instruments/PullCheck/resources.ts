import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { takeFiles } from '../kit/handOver';
import type { Texts } from '../kit/instrumentField';
import { type MyCar, noCar } from '../MyCar/car';
import { useMyCar } from '../MyCar/useMyCar';
import { emptySlot, type LogSlot, logSlot, type LogSlotState } from './logSlot';

/** The two logs, opened or pasted. */
export const logSlots = { A: logSlot(), B: logSlot() } as const;

// "Read my log" hands over the file of a pull that it found.
takeFiles('pull', (file) => logSlots.A.open(file));

export type LogLetter = keyof typeof logSlots;

/** What the check works with beside its fields. */
export interface PullResources {
  readonly logs: Readonly<Record<LogLetter, LogSlotState>>;
  readonly car: MyCar;
}

/** Nothing is opened and no car is known, as on the server. */
export const noResources: PullResources = { logs: { A: emptySlot, B: emptySlot }, car: noCar };

/** How long typing in a paste box must pause before the log is read, in milliseconds. */
const pauseMs = 300;

const nothing = (): LogSlotState => emptySlot;

function useLogSlot(slot: LogSlot, text: string, columnsText: string): LogSlotState {
  useEffect(() => {
    const timer = window.setTimeout(
      () => slot.follow(text, columnsText),
      text === '' ? 0 : pauseMs,
    );
    return () => window.clearTimeout(timer);
  }, [slot, text, columnsText]);
  return useSyncExternalStore(slot.subscribe, slot.state, nothing);
}

/** The logs, while they follow their fields, and the reader's car. */
export function useResources({
  textA = '',
  colA = '',
  textB = '',
  colB = '',
}: Texts): PullResources {
  const A = useLogSlot(logSlots.A, textA, colA);
  const B = useLogSlot(logSlots.B, textB, colB);
  const car = useMyCar();
  return useMemo(() => ({ logs: { A, B }, car }), [A, B, car]);
}

/** Opened files are forgotten with the fields. */
export function clearLogs(): void {
  logSlots.A.clear();
  logSlots.B.clear();
}
