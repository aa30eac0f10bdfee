import type { ReactNode } from 'react';
import { Lanes, type LanesSpec } from '../kit/Lanes';

/** The computer's flash memory in kB, and its first part that NC Flash never writes, 0x2000 bytes. */
const memory = 1024;
const bootArea = 8;
/** Somewhere among the maps: an example of two changed blocks of 128 kB. */
const changed: readonly [number, number] = [640, 896];

const spec = (id: string): LanesSpec => ({
  id,
  title: 'A full flash writes all but the first 8 kB; a dynamic flash only blocks that differ',
  description:
    'The memory holds 1024 kB. NC Flash never writes the first 8 kB, where the boot loader lies; that RomDrop leaves them too is presumed. A full flash erases and writes all the rest. A dynamic flash sends only what differs from the file that this copy of RomDrop wrote last; the two blocks drawn are an example. Between erasing and the end of writing the computer cannot start.',
  from: 0,
  to: memory,
  ticks: [0, 256, 512, 768, 1024],
  unit: 'kB',
  lanes: [
    {
      head: 'Full flash',
      sub: 'after patching, after doubt',
      bars: [
        { from: 0, to: bootArea, kind: 'open' },
        { from: bootArea, to: memory, kind: 'strong', text: 'all of it, about 90 s' },
      ],
    },
    {
      head: 'Dynamic flash',
      sub: 'what romdrop.rda lacks',
      bars: [
        { from: 0, to: memory, kind: 'frame' },
        { from: changed[0], to: changed[1], kind: 'accent', text: 'changes' },
      ],
    },
    {
      head: 'While it erases',
      sub: 'silent for about 12 s',
      bars: [
        { from: 0, to: bootArea, kind: 'open' },
        { from: bootArea, to: memory, kind: 'danger', text: 'empty: stop now and it cannot start' },
      ],
    },
  ],
});

/** Which part of the memory each kind of flash writes. */
export function WhatAFlashWrites({ id = 'what-a-flash-writes' }: { id?: string }): ReactNode {
  return <Lanes spec={spec(id)} />;
}
