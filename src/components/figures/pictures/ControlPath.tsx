import type { ReactNode } from 'react';
import { Diagram, type DiagramSpec } from '../kit/Diagram';

const spec = (id: string): DiagramSpec => ({
  id,
  title: 'Load, from the air meter, steers fuel, spark and cam; the pedal steers the throttle',
  description:
    'Pedal to throttle map by gear to throttle plate. Air meter to load; load is limited, then scaled. Load goes to the cam target, the fuel demand and the spark maps. Pedal and oxygen sensor decide closed or open loop, which sets the fuel demand. Demand and load give the injector pulse. The commanded lambda chooses the spark maps; temperatures and knock take advance away before the coil fires.',
  boxes: [
    { id: 'pedal', head: 'Pedal', text: 'APP, %', wide: [0, 0], phone: [1, 0] },
    { id: 'map', head: 'Throttle map', text: 'one for each gear', wide: [2, 0], phone: [1, 1] },
    { id: 'plate', kind: 'strong', head: 'Throttle plate', wide: [3, 0], phone: [1, 2] },
    { id: 'air', head: 'Air meter', text: 'volts, then g/s', wide: [0, 1], phone: [2, 0] },
    {
      id: 'load',
      kind: 'result',
      head: 'Load',
      text: 'filling of the cylinder: limited, then scaled',
      wide: [1, 1],
      phone: [2, 1],
    },
    { id: 'target', head: 'Cam target', text: '2.0 only', wide: [2, 1], phone: [2, 2] },
    { id: 'cam', kind: 'strong', head: 'Intake cam', wide: [3, 1], phone: [2, 3] },
    { id: 'sensor', head: 'Oxygen sensor', text: 'measured lambda', wide: [0, 2], phone: [1, 3] },
    {
      id: 'status',
      kind: 'question',
      head: 'Closed or open loop?',
      wide: [1, 2],
      phone: [1, 4],
    },
    { id: 'demand', head: 'Fuel demand', text: 'commanded lambda', wide: [2, 2], phone: [2, 4] },
    {
      id: 'pulse',
      kind: 'strong',
      head: 'Injector pulse',
      text: 'base × load × demand',
      wide: [3, 2],
      phone: [1, 5],
    },
    {
      id: 'retard',
      head: 'Heat and knock',
      text: 'coolant, intake air, knock sensor',
      wide: [0, 3, 2],
      phone: [1, 6],
    },
    {
      id: 'spark',
      head: 'Spark',
      text: 'target, limit, corrections',
      wide: [2, 3],
      phone: [2, 6],
    },
    { id: 'coil', kind: 'strong', head: 'Coil', wide: [3, 3], phone: [2, 7] },
  ],
  arrows: [
    { from: 'pedal', to: 'map' },
    { from: 'map', to: 'plate' },
    { from: 'pedal', to: 'status', wide: ['right', 'left'], phone: ['left', 'left'] },
    { from: 'air', to: 'load' },
    { from: 'load', to: 'target' },
    { from: 'target', to: 'cam' },
    { from: 'load', to: 'demand', wide: ['right', 'left'], phone: ['right', 'right'] },
    { from: 'load', to: 'spark', wide: ['right', 'left'], phone: ['right', 'right'] },
    { from: 'sensor', to: 'status' },
    { from: 'status', to: 'demand' },
    { from: 'demand', to: 'pulse', phone: ['bottom', 'top'] },
    { from: 'demand', to: 'spark' },
    { from: 'retard', to: 'spark' },
    { from: 'spark', to: 'coil' },
  ],
  wide: { columns: [1, 1.1, 1.05, 1.1], gap: [34, 24] },
  phone: { columns: [4, 70, 70, 4], gap: [14, 24] },
});

/** From pedal and sensors to throttle, cam, injector and coil. */
export function ControlPath(): ReactNode {
  return <Diagram spec={spec('control-path')} />;
}
