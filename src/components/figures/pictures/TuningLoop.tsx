import type { ReactNode } from 'react';
import { Diagram, type DiagramSpec } from '../kit/Diagram';

const spec = (id: string): DiagramSpec => ({
  id,
  title: 'One change, one flash, one log, one verdict',
  description:
    '1 baseline log. 2 one edit with a purpose. 3 save under a new number and compare with the file you drove last. 4 flash. 5 log the same road in the same conditions. 6 judge. 7 write it down, keep or go back; then the next edit, at 2.',
  boxes: [
    { id: 'a', head: '1  Baseline log', text: 'the car as it is', wide: [0, 0], phone: [0, 0] },
    {
      id: 'b',
      kind: 'result',
      head: '2  One edit',
      text: 'with a purpose',
      wide: [1, 0],
      phone: [0, 1],
    },
    { id: 'c', head: '3  Save, compare', text: 'under a new number', wide: [2, 0], phone: [0, 2] },
    { id: 'd', kind: 'strong', head: '4  Flash', wide: [3, 0], phone: [0, 3] },
    { id: 'e', head: '5  Log', text: 'same road, same conditions', wide: [3, 1], phone: [0, 4] },
    { id: 'f', kind: 'question', head: '6  Judge', wide: [2, 1], phone: [0, 5] },
    { id: 'g', head: '7  Write down', text: 'keep, or go back', wide: [1, 1], phone: [0, 6] },
  ],
  arrows: [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'e' },
    { from: 'e', to: 'f' },
    { from: 'f', to: 'g' },
    { from: 'g', to: 'b', label: 'next', phone: ['right', 'right'] },
  ],
  wide: { columns: [1, 1, 1, 1], gap: [30, 34] },
  phone: { columns: [1, 0.25], gap: [10, 22] },
});

/** The loop of one change. */
export function TuningLoop(): ReactNode {
  return <Diagram spec={spec('tuning-loop')} />;
}
