import type { ReactNode } from 'react';
import { Panel, Panels } from '../kit/Panels';
import { Sequence, type SequenceSpec } from '../kit/Sequence';

const lanes = ['USB', 'OBD', 'key', 'tool'];
const [usb, obd, key, tool] = [0, 1, 2, 3] as const;
const all = [usb, obd, key, tool];

const end: SequenceSpec['steps'] = [
  { text: 'Flash; touch nothing until RomDrop says it has ended', on: all, danger: true },
  { text: 'Q in RomDrop, then key to LOCK', on: [usb, obd] },
  { text: 'Eject the device; pull USB, then the adapter', on: [] },
];

const guide = (id: string): SequenceSpec => ({
  id,
  title: 'Order A: adapter into the car, USB, key, RomDrop',
  description:
    'The earlier guide’s order. Adapter into the OBD port, USB into the laptop, key to ON with the engine stopped, start RomDrop, flash. Then Q, key to LOCK, eject the device, pull the USB plug, then the adapter.',
  lanes,
  steps: [
    { text: 'Adapter into the OBD port', on: [obd] },
    { text: 'USB plug into the laptop', on: [usb, obd] },
    { text: 'Key to ON, engine stopped', on: [usb, obd, key] },
    { text: 'Start RomDrop', on: all },
    ...end,
  ],
});

const author = (id: string): SequenceSpec => ({
  id,
  title: 'Order B: USB first, RomDrop, then the car',
  description:
    'The order of RomDrop’s author. USB into the laptop until Windows knows the adapter, start RomDrop until it shows it, adapter into the OBD port, key to ON, wait 20 to 30, seconds presumed, then flash. Then Q, key to LOCK, eject, pull the USB plug, then the adapter.',
  lanes,
  steps: [
    { text: 'USB plug into the laptop; wait for Windows', on: [usb] },
    { text: 'Start RomDrop; it shows the adapter', on: [usb, tool] },
    { text: 'Adapter into the OBD port', on: [usb, obd, tool] },
    { text: 'Key to ON; wait 20 to 30, seconds presumed', on: all },
    ...end,
  ],
});

/** The two known orders of plugs, key and program. */
export function PlugAndKey(): ReactNode {
  const id = 'plug-and-key';
  return (
    <Panels>
      <Panel heading="A: the earlier guide">
        <Sequence spec={guide(`${id}-a`)} />
      </Panel>
      <Panel heading="B: RomDrop’s author, as in the steps">
        <Sequence spec={author(`${id}-b`)} />
      </Panel>
    </Panels>
  );
}
