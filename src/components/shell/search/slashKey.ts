import { stored } from '../../article/stored';

/** In the storage of the browser: `off` if readers do not want a single key to act (WCAG 2.1.4). */
export const slashKeyStored = 'guide-slash-key';

/** A blocked storage counts as no choice. */
export const isSlashKeyOff = (): boolean => stored(slashKeyStored) === 'off';
