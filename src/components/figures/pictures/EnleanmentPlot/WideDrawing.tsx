import type { ReactNode } from 'react';
import { Drawing } from '../../kit/Drawing';
import { Label } from '../../kit/LinePlot/Label';
import { plotArea } from '../../kit/LinePlot/plotArea';
import { Sense } from '../../kit/LinePlot/Sense';
import { Ticks } from '../../kit/LinePlot/Ticks';
import type { EnleanmentCase } from './enleanmentCase';
import { EnleanmentLines } from './EnleanmentLines';
import styles from './styles.module.css';

const area = plotArea({
  xDomain: [500, 7500],
  left: 46,
  right: 528,
  yDomain: [0.7, 1.05],
  yRange: [318, 43],
  top: 35,
  bottom: 347,
});

export interface PlotDrawingProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shown: EnleanmentCase;
}

/** The plot for the width of the plate, 700 px: every line is named at its end. */
export function WideDrawing({ shown, ...spoken }: PlotDrawingProps): ReactNode {
  const { last, startRpm, words } = shown;
  const ends = area.right + 10;
  return (
    <Drawing {...spoken} width={700} height={390} className={styles.wide}>
      <Label kind="ink" x={0} y={14} lines={['lambda']} />
      <Sense x={area.left + 6} y={36} word="lean" way="up" />
      <Sense x={area.left + 6} y={area.bottom - 6} word="rich" way="down" />
      <EnleanmentLines shown={shown} area={area} askedFromRpm={4750} />
      <Label x={area.x(startRpm) - 6} y={30} lines={[`enleanment starts at ${startRpm}`]} end />
      <Label
        x={area.x(4750)}
        y={area.y(shown.changedTarget) - 6}
        lines={[`asked: ${words.asked}`]}
      />
      <Label
        kind="warn"
        x={ends}
        y={area.y(last.changedLambda) + 3}
        lines={[`asked ${words.asked},`, 'enleanment left on:', words.changed]}
      />
      <Label
        kind="accent"
        x={ends}
        y={area.y(last.stockLambda) - 3}
        lines={['stock file,', 'enleanment on']}
      />
      <Label kind="ink" x={ends} y={area.y(last.stockTargetLambda) + 1} lines={['stock target']} />
      <Label x={ends} y={area.y(last.stockTargetLambda) + 17} lines={['read from the file']} />
      <Ticks
        area={area}
        values={[1000, 2000, 3000, 4000, 5000, 6000, 7000]}
        print={String}
        unit="rpm"
      />
    </Drawing>
  );
}
