import type { ReactNode } from 'react';
import { Drawing } from '../../kit/Drawing';
import { Panel, Panels, panelWidth } from '../../kit/Panels';
import { DiagramDrawing } from '../../kit/Diagram/DiagramDrawing';
import type { DiagramSpec } from '../../kit/Diagram';
import { JackPlug } from './JackPlug';

const channels = (id: string): DiagramSpec => ({
  id,
  title: 'Three kinds of input: adc, ascii, inno',
  description:
    'type adc: analogue, millivolts, paramid 12 is the tip; 8 and 16 are OBD pins. type ascii: text numbers, protocol 9 is the jack, receive only, 9600 baud. type inno: Innovate devices on their own bus.',
  boxes: [
    {
      id: 'adc',
      names: ['type = adc', 'paramid = 12'],
      text: 'Tip. Millivolts, keep within 0 to 5 V.',
      wide: [0, 0],
      phone: [0, 0],
    },
    {
      id: 'ascii',
      names: ['type = ascii', 'protocolid = 9'],
      text: 'Ring. Numbers as text, 9600 baud, 8N1, receive only.',
      wide: [0, 1],
      phone: [0, 1],
    },
    {
      id: 'inno',
      names: ['type = inno'],
      text: 'Innovate devices in a chain: lambda, AFR, channels.',
      wide: [0, 2],
      phone: [0, 2],
    },
  ],
  arrows: [],
  wide: { columns: [1], gap: [0, 10] },
  phone: { columns: [1], gap: [0, 10] },
});

/** The contacts of the adapter’s jack, and what comes in through them. */
export function AdapterJack(): ReactNode {
  const id = 'adapter-jack';
  return (
    <Panels>
      <Panel heading="2.5 mm stereo plug">
        <Drawing
          id={`${id}-plug`}
          title="Tip is the analogue input, ring receives RS-232, sleeve is ground"
          description="A 2.5 mm, 3/32 inch, stereo plug. From its point: tip, the analogue input also known as OBD pin 12; ring, RS-232 receive; sleeve, ground."
          width={panelWidth}
          height={196}
        >
          <JackPlug />
        </Drawing>
      </Panel>
      <Panel heading="In logcfg.txt">
        <DiagramDrawing spec={channels(`${id}-channels`)} size="phone" width={panelWidth} />
      </Panel>
    </Panels>
  );
}
