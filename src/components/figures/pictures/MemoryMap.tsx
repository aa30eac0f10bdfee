import type { ReactNode } from 'react';
import { Lanes, type LanesSpec } from '../kit/Lanes';

const kB = (address: number): number => address / 1024;
const hex = (address: number): string => `0x${address.toString(16).toUpperCase()}`;

const size = 0x100000;
const writable = 0x2000;
const idPlaces = [0xb8046, 0xc0046] as const;
const yearDigit = 0x2030;
const checksums = 0xff650;
const counter = 0xffb00;

const spec = (id: string): LanesSpec => ({
  id,
  title: `A file of ${hex(size)} bytes: everything from ${hex(writable)} up can be written`,
  description: `The file is an image of the computer’s flash memory, ${kB(size)} kB. Below ${hex(writable)} NC Flash never writes. The year digit stands at ${hex(yearDigit)}, the calibration ID at ${idPlaces.map(hex).join(' or ')}, the checksum table from ${hex(checksums)}, the flash counter at ${hex(counter)}.`,
  from: 0,
  to: 1080,
  ticks: [0, 256, 512, 768, 1024],
  unit: 'kB from the beginning of the file',
  lanes: [
    {
      head: 'Full flash',
      bars: [
        { from: 0, to: kB(writable), kind: 'open' },
        {
          from: kB(writable),
          to: kB(size),
          kind: 'strong',
          text: `from ${hex(writable)} to the end`,
        },
      ],
    },
    {
      head: 'Calibration ID',
      sub: 'one or the other',
      bars: [{ from: 0, to: kB(size), kind: 'frame' }],
      dots: idPlaces.map((at, index) => ({
        at: kB(at),
        label: hex(at),
        below: index === 1,
        open: true,
      })),
    },
    {
      head: 'Year digit',
      sub: hex(yearDigit),
      bars: [{ from: 0, to: kB(size), kind: 'frame' }],
      dots: [{ at: kB(yearDigit), label: '' }],
    },
    {
      head: 'Checksums, counter',
      bars: [{ from: 0, to: kB(size), kind: 'frame' }],
      dots: [
        { at: kB(checksums), label: hex(checksums) },
        { at: kB(counter), label: hex(counter), below: true },
      ],
    },
  ],
});

/** What stands where in a file, and what a full flash writes. */
export function MemoryMap(): ReactNode {
  return <Lanes spec={spec('memory-map')} />;
}
