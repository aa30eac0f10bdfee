import type { ReactNode } from 'react';
import { Diagram, type DiagramSpec } from '../kit/Diagram';

const spec = (id: string): DiagramSpec => ({
  id,
  title:
    'Full flash after patching and in every doubt; dynamic flash only from the copy of RomDrop that wrote last',
  description:
    'First question: does the file carry the ID of your computer, or the revision you chose on purpose? No: do not flash. Second: is it your stock read, or a patched file, edited only with the definition of the same revision? No: do not flash. Third: is this the first flash of this patch, the way back to stock, or did a flash fail? Yes: full flash. Fourth: did this copy of RomDrop write last, and nothing else since? No or not sure: full flash. Yes: dynamic flash.',
  boxes: [
    {
      id: 'id',
      kind: 'question',
      head: '1',
      text: 'Its ID is yours, or chosen on purpose?',
      wide: [0, 0],
      phone: [0, 0],
    },
    {
      id: 'patch',
      kind: 'question',
      head: '2',
      text: 'Stock read, or patched, edited with its definition?',
      wide: [1, 0],
      phone: [0, 1],
    },
    {
      id: 'first',
      kind: 'question',
      head: '3',
      text: 'First of this patch, back to stock, or a flash failed?',
      wide: [2, 0],
      phone: [0, 2],
    },
    {
      id: 'last',
      kind: 'question',
      head: '4',
      text: 'Surely this copy of RomDrop wrote last?',
      wide: [3, 0],
      phone: [0, 3],
    },
    {
      id: 'never',
      kind: 'danger',
      head: 'Do not flash',
      text: 'A wrong file can leave a dead computer.',
      wide: [0, 1, 2],
      phone: [1, 1],
    },
    {
      id: 'full',
      kind: 'strong',
      head: 'Full flash, F',
      text: 'all of it',
      wide: [3, 1],
      phone: [1, 3],
    },
    {
      id: 'dynamic',
      kind: 'result',
      head: 'Dynamic flash, D',
      text: 'from the first difference',
      wide: [3, 2],
      phone: [0, 4],
    },
  ],
  arrows: [
    { from: 'id', to: 'patch', label: 'yes' },
    { from: 'patch', to: 'first', label: 'yes' },
    { from: 'first', to: 'last', label: 'no' },
    { from: 'id', to: 'never', label: 'no', phone: ['right', 'top'] },
    { from: 'patch', to: 'never', label: 'no' },
    { from: 'first', to: 'full', label: 'yes', wide: ['bottom', 'left'], phone: ['right', 'top'] },
    { from: 'last', to: 'full', label: 'no' },
    { from: 'last', to: 'dynamic', label: 'yes', wide: ['right', 'right'] },
  ],
  wide: { columns: [1, 1, 1, 1, 0.02], gap: [32, 32] },
  phone: { columns: [1.35, 1], gap: [34, 28] },
});

/** Which flash for which file. */
export function WhichFile(): ReactNode {
  return <Diagram spec={spec('which-file')} />;
}
