/** Whether the guide is kept on this device: the states of the component OnThisDevice. */
type KeptState = 'coming' | 'kept' | 'failed' | 'off';

/** What readers chose, in the storage of the browser; a blocked storage counts as no choice. */
export const choiceKey = 'guide-offline';

export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(choiceKey) === 'off';
  } catch {
    return false;
  }
}

const kept = (): HTMLElement | null => document.querySelector('[data-on-this-device]');

export function tell(state: KeptState): void {
  kept()?.setAttribute('data-on-this-device', state);
}
