import type { ReactNode } from 'react';
import { Diagram, type DiagramSpec } from '../kit/Diagram';

const spec = (id: string): DiagramSpec => ({
  id,
  title:
    'One sensor goes to the tip of the jack; several go through an Arduino and a level converter to the ring',
  description:
    'One pressure sender with 0.5 to 4.5 V and a 5 V supply: its signal to the tip of the jack, which is analogue input 12, its ground to the sleeve; it is logged as type adc, in millivolts. Several senders: their signals to the analogue inputs of an Arduino with a 5 V supply of its own, its transmit line to a MAX3232 converter, the converter’s RS-232 output to the ring, grounds to the sleeve; logged as type ascii.',
  boxes: [
    {
      id: 'one',
      head: 'One sender',
      text: '0.5 to 4.5 V, own 5 V supply',
      wide: [0, 0],
      phone: [0, 0],
    },
    {
      id: 'tip',
      kind: 'result',
      head: 'Tip',
      text: 'input 12; ground to the sleeve',
      wide: [2, 0, 1],
      phone: [0, 1],
    },
    {
      id: 'adc',
      kind: 'strong',
      head: 'Log',
      text: 'millivolts',
      names: ['type = adc'],
      wide: [3, 0],
      phone: [0, 2],
    },
    { id: 'many', head: 'Several senders', text: '5 V outputs', wide: [0, 1], phone: [1, 0] },
    {
      id: 'arduino',
      head: 'Arduino',
      text: 'own 5 V supply; sends text to a MAX3232',
      wide: [1, 1],
      phone: [1, 1],
    },
    {
      id: 'ring',
      kind: 'result',
      head: 'Ring',
      text: 'RS-232; ground to the sleeve',
      wide: [2, 1],
      phone: [1, 2],
    },
    {
      id: 'ascii',
      kind: 'strong',
      head: 'Log',
      text: '9600 baud, 8N1',
      names: ['type = ascii'],
      wide: [3, 1],
      phone: [1, 3],
    },
  ],
  arrows: [
    { from: 'one', to: 'tip', label: 'signal' },
    { from: 'tip', to: 'adc' },
    { from: 'many', to: 'arduino', doubtful: true },
    { from: 'arduino', to: 'ring', doubtful: true },
    { from: 'ring', to: 'ascii', doubtful: true },
  ],
  wide: { columns: [1, 1.1, 1.05, 0.9], gap: [30, 26] },
  phone: { columns: [1, 1], gap: [22, 30] },
});

/** How sensors meet the jack of the adapter. */
export function SensorWiring(): ReactNode {
  return <Diagram spec={spec('sensor-wiring')} />;
}
