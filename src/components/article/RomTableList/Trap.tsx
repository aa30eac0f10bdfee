import type { ReactNode } from 'react';
import type { RomTableNote } from '@site/src/data/romTables';

/** What readers must know of this one table before they open it. */
const words: Readonly<Record<RomTableNote, string>> = {
  'never-save': 'Leave it closed: the public definitions read it wrongly.',
  'edit-both-limits': 'Keep OL and CL alike; in LF6JE0 leave both alone.',
  'two-copies': 'Two copies: change both alike.',
  'really-iat-below-68': 'One of three with this name: intake air below 68 °C.',
  'really-iat-above-68': 'One of three with this name: intake air above 68 °C.',
  'axis-is-rpm': 'EcuFlash calls the axis load; it holds rpm.',
};

export function Trap({ note }: { readonly note: RomTableNote | null }): ReactNode {
  return note && <div>{words[note]}</div>;
}
