/** Whether the guide is kept on this device: the states of the component OnThisDevice. */
type KeptState = 'coming' | 'kept' | 'failed' | 'off';

/** What readers chose, in the storage of the browser. */
export const choiceKey = 'guide-offline';

/** While a tab takes a new version: until when, in milliseconds of the clock. */
export const takingKey = 'guide-taking';

const kept = (): HTMLElement | null => document.querySelector('[data-on-this-device]');

export function tell(state: KeptState): void {
  kept()?.setAttribute('data-on-this-device', state);
}
