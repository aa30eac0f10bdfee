import type { ReactNode } from 'react';
import { stockTable } from '@site/src/data/stockMaps';
import { Diagram, type DiagramSpec } from '../kit/Diagram';

/** The pedal threshold, the same at every engine speed. */
const threshold = (): number => {
  const table = stockTable('OL Transition - APP Threshold | Normal', 'LF9VEB');
  return table.kind === 'curve' ? (table.z[0] ?? 0) : 0;
};

const spec = (id: string, pedal: number): DiagramSpec => ({
  id,
  title: 'Only open loop uses the base fuel tables; the pedal chooses between two families of them',
  description: `First question: is an internal flag set and coolant at 60 °C or more? Then the base is 0.0, lambda 1. Else: standard open loop, status 04? If not, open loop by the rpm limiter or a coolant fault, status 40? If neither, the base is 0.0 and closed loop follows. In open loop: pedal at or above its threshold (${pedal} % is the stock value of the transition table) and no throttle fault? Yes: tables of rpm by throttle. No: tables of rpm by load. In both, the knock class picks Low Det or High Det; while one flag is set, Special WIP acts.`,
  boxes: [
    {
      id: 'flag',
      kind: 'question',
      head: '1',
      text: 'Internal flag set, coolant 60 °C or more?',
      wide: [0, 0],
      phone: [1, 0],
    },
    {
      id: 'normal',
      kind: 'question',
      head: '2',
      text: 'Standard open loop, status\u00a004?',
      wide: [1, 0],
      phone: [1, 1],
    },
    {
      id: 'limiter',
      kind: 'question',
      head: '3',
      text: 'Open loop by rpm limiter or coolant fault, status\u00a040?',
      wide: [1, 1],
      phone: [1, 2],
    },
    {
      id: 'base',
      kind: 'strong',
      head: 'Base 0.0',
      text: 'lambda 1: no base table acts',
      wide: [0, 1],
      phone: [2, 1],
    },
    {
      id: 'pedal',
      kind: 'question',
      head: '4',
      text: `Pedal at ${pedal} % or more, no throttle fault?`,
      wide: [2, 1],
      phone: [1, 3],
    },
    {
      id: 'above',
      kind: 'result',
      head: 'rpm × throttle',
      names: ['APP Above WOT Threshold'],
      wide: [3, 0],
      phone: [0, 4, 2],
    },
    {
      id: 'class',
      head: '5  Knock class',
      text: 'Low Det, High Det or, with a flag, Special WIP',
      wide: [3, 1],
      phone: [0, 5, 3],
    },
    {
      id: 'below',
      kind: 'result',
      head: 'rpm × load',
      names: ['APP Below WOT Threshold'],
      wide: [3, 2],
      phone: [2, 4],
    },
  ],
  arrows: [
    { from: 'flag', to: 'base', label: 'yes', phone: ['right', 'top'] },
    { from: 'flag', to: 'normal', label: 'no' },
    { from: 'normal', to: 'limiter', label: 'no' },
    { from: 'normal', to: 'pedal', label: 'yes', wide: ['right', 'top'], phone: ['left', 'left'] },
    { from: 'limiter', to: 'base', label: 'no', phone: ['right', 'bottom'] },
    { from: 'limiter', to: 'pedal', label: 'yes' },
    { from: 'pedal', to: 'above', label: 'yes', wide: ['right', 'left'], phone: ['bottom', 'top'] },
    { from: 'pedal', to: 'below', label: 'no', wide: ['bottom', 'left'], phone: ['right', 'top'] },
    { from: 'above', to: 'class' },
    { from: 'below', to: 'class' },
  ],
  wide: { columns: [1, 1.1, 1, 1.15], gap: [42, 30] },
  phone: { columns: [14, 190, 120], gap: [10, 28] },
});

/** Which fuel table acts: five questions. */
export function FuelDecision(): ReactNode {
  const id = 'fuel-decision';
  return <Diagram spec={spec(id, threshold())} />;
}
