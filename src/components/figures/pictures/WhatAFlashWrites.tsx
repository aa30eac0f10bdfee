import type { ReactNode } from 'react';
import { Lanes, type LanesSpec } from '../kit/Lanes';
import { ValuesTable } from '../kit/ValuesTable';

/** The computer's flash memory in kB, and its first part that NC Flash never writes, 0x2000 bytes. */
const memory = 1024;
const bootArea = 8;
/** An example: the first byte that differs, and the start of its block, both in kB. */
const firstDifference = 672;
/** The block in kB: a dynamic flash starts at the multiple of it below the first difference. */
const block = 128;
const blockStart = Math.floor(firstDifference / block) * block;

const spec = (id: string): LanesSpec => ({
  id,
  title:
    'A full flash writes all but the first 8 kB; a dynamic flash everything from the first difference to the end',
  description: `The memory holds ${memory} kB. NC Flash never writes the first ${bootArea} kB, where the boot loader lies; that RomDrop leaves them too is presumed. A full flash erases and writes all the rest. A dynamic flash looks for the first difference from the file that this copy of RomDrop wrote last, goes back to the start of that block, and erases and writes from there to the end of the memory, changed or not. In the example drawn the first difference lies at ${firstDifference} kB and writing begins at ${blockStart} kB. Between erasing and the end of writing the computer cannot start, whichever of the two it is.`,
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
      sub: 'from the first difference',
      bars: [
        { from: 0, to: blockStart, kind: 'frame' },
        { from: blockStart, to: memory, kind: 'accent', text: 'to the end' },
      ],
      dots: [{ at: firstDifference, label: 'first difference' }],
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
export function WhatAFlashWrites(): ReactNode {
  const id = 'what-a-flash-writes';
  return (
    <div>
      <Lanes spec={spec(id)} />
      <ValuesTable
        id={id}
        caption={`What is erased and written, in kB of ${memory}. The first difference at ${firstDifference} kB is an example; the start is rounded down to whole blocks of ${block} kB.`}
        corner="flash"
        columns={['first', 'last', 'amount']}
        rows={[
          {
            head: 'full',
            cells: [String(bootArea), String(memory), String(memory - bootArea)],
          },
          {
            head: 'dynamic',
            cells: [String(blockStart), String(memory), String(memory - blockStart)],
          },
        ]}
      />
    </div>
  );
}
