/** `error`: it will not log, or logs something wrong. `warning`: it may. `note`: good to know. */
export type Severity = 'error' | 'warning' | 'note';
