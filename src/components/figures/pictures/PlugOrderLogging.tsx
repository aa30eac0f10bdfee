import type { ReactNode } from 'react';
import { Panel, Panels } from '../kit/Panels';
import { Sequence, type SequenceSpec } from '../kit/Sequence';

const lanes = ['USB', 'OBD', 'key', 'logs'];
const [usb, obd, key, logs] = [0, 1, 2, 3] as const;

const fresh = (id: string): SequenceSpec => ({
  id,
  title: 'From the shelf: card in, adapter into the car, key on: it logs',
  description:
    'Card with logcfg.txt into the adapter, adapter into the OBD port without any USB plug, key to ON: the computer answers and rows are written.',
  lanes,
  steps: [
    { text: 'Card with logcfg.txt into the adapter', on: [] },
    { text: 'Adapter into the OBD port, no USB plug', on: [obd] },
    { text: 'Key to ON: the computer answers, rows are written', on: [obd, key, logs] },
    { text: 'Drive', on: [obd, key, logs] },
  ],
});

const after = (id: string): SequenceSpec => ({
  id,
  title: 'After a flash: all plugs out, card in, adapter back',
  description:
    'While the USB plug is in a laptop the adapter is a flashing interface and does not log. Key to LOCK, eject the device, pull the USB plug and take the adapter out. With the card in and the adapter back in the OBD port it logs from the next time the key is on.',
  lanes,
  steps: [
    { text: 'The flash has ended: no log while USB is in', on: [usb, obd, key] },
    { text: 'Key to LOCK; eject the device', on: [usb, obd] },
    { text: 'USB plug and adapter out, card in', on: [] },
    { text: 'Adapter back, key to ON, drive: it logs', on: [obd, key, logs] },
  ],
});

/** When the adapter writes a log. */
export function PlugOrderLogging(): ReactNode {
  const id = 'plug-order-logging';
  return (
    <Panels>
      <Panel heading="From the shelf">
        <Sequence spec={fresh(`${id}-fresh`)} />
      </Panel>
      <Panel heading="After a flash">
        <Sequence spec={after(`${id}-after`)} />
      </Panel>
    </Panels>
  );
}
