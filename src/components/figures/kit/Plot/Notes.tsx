import type { ReactNode } from 'react';
import { Label } from '../LinePlot/Label';
import type { PlotArea } from '../LinePlot/plotArea';
import type { PlotNote } from './plotSpec';
import styles from './styles.module.css';

/** Words at places of the plot, on paper of their own so that lines do not cross them. */
export function Notes({ notes, area }: { notes: readonly PlotNote[]; area: PlotArea }): ReactNode {
  return notes.map(
    ({ x, y, lines, tone = 'plain', end = false, shift: [right, down] = [0, 0] }) => (
      <g className={styles.note} key={`${x} ${y} ${lines.join()}`}>
        <Label kind={tone} x={area.x(x) + right} y={area.y(y) + down} lines={lines} end={end} />
      </g>
    ),
  );
}
