import type { ReactNode } from 'react';
import { Drawing } from '../../kit/Drawing';
import { Label } from '../../kit/LinePlot/Label';
import { plotArea } from '../../kit/LinePlot/plotArea';
import { Sense } from '../../kit/LinePlot/Sense';
import { Ticks } from '../../kit/LinePlot/Ticks';
import { EnleanmentLines } from './EnleanmentLines';
import styles from './styles.module.css';
import type { PlotDrawingProps } from './WideDrawing';

const area = plotArea({
  xDomain: [500, 7500],
  left: 38,
  right: 346,
  yDomain: [0.7, 1.05],
  yRange: [278, 37],
  top: 29,
  bottom: 303,
});

/** The plot for a phone, 358 px: the labels stand inside. */
export function PhoneDrawing({ shown, ...spoken }: PlotDrawingProps): ReactNode {
  const { last, startRpm, words } = shown;
  const start = area.x(startRpm);
  return (
    <Drawing {...spoken} width={358} height={345} className={styles.phone}>
      <Label kind="ink" x={0} y={12} lines={['lambda']} />
      <Sense x={area.left + 6} y={30} word="lean" way="up" />
      <Sense x={area.left + 6} y={area.bottom - 4} word="rich" way="down" />
      <EnleanmentLines shown={shown} area={area} askedFromRpm={4700} />
      <Label x={start - 5} y={area.bottom - 4} lines={[`starts at ${startRpm}`]} end />
      <Label
        kind="warn"
        x={start - 6}
        y={29}
        lines={[`asked ${words.asked},`, 'enleanment left on:', words.changed]}
        end
      />
      <Label
        x={start - 3}
        y={area.y(shown.changedTarget) - 6}
        lines={[`asked ${words.asked}`]}
        end
      />
      <Label
        kind="accent"
        x={area.right}
        y={area.y(last.stockLambda) + 17}
        lines={['enleaned']}
        end
      />
      <Label kind="ink" x={area.x(5400)} y={area.y(0.763) + 2} lines={['stock target']} end />
      <Ticks
        area={area}
        values={[1000, 2000, 3000, 4000, 5000, 6000, 7000]}
        print={(value) => String(value / 1000)}
        unit="rpm × 1000"
      />
    </Drawing>
  );
}
