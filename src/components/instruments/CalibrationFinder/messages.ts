import type { Sure } from '../../article/Mark';

/** Where readers go from an answer. */
export interface WayOn {
  /** An address in the guide. */
  readonly href: `#${string}`;
  readonly label: string;
}

export const readTheId: WayOn = { href: '#read-the-id', label: 'Read the ID' };

export const readTheRom: WayOn = { href: '#read-the-rom', label: 'Read the ROM' };

const next: Readonly<Record<Sure, WayOn>> = {
  checked: { href: '#patch-the-rom', label: 'Patch the ROM' },
  'look-again': { href: '#yours-is-not-there', label: 'What to check' },
  open: { href: '#who-to-ask', label: 'Who to ask' },
};

/** What comes after an answer that is so sure. */
export const nextOf = (sure: Sure): WayOn => next[sure];

export const rowOf = (id: string): WayOn => ({
  href: `#calibration-${id}`,
  label: 'Its row in the table',
});

/** How many families fit a description, and how many may. */
export const countedFamilies = (certain: number, uncertain: number): string => {
  if (certain === 0) {
    return uncertain === 0
      ? 'No known calibration fits what you chose.'
      : `No family fits for certain, ${String(uncertain)} may.`;
  }
  const fit = certain === 1 ? '1 family fits' : `${String(certain)} families fit`;
  return uncertain === 0 ? `${fit} what you chose.` : `${fit}, ${String(uncertain)} more may.`;
};

/** What to write in place of a text without an ID. */
export const noIdIn = (nearMisses: readonly string[]): string =>
  nearMisses.length > 0
    ? 'This text holds no ID. One character may be wrong; look at the file again.'
    : 'This text holds no ID. An ID has six characters, with L first and E in fifth place, such as LF9VEB; a file name such as SW-LFG2EK.BIN holds one.';
