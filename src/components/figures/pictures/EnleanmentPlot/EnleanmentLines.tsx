import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { Grid } from '../../kit/LinePlot/Grid';
import { Line } from '../../kit/LinePlot/Line';
import type { PlotArea } from '../../kit/LinePlot/plotArea';
import { Threshold } from '../../kit/LinePlot/Threshold';
import type { EnleanmentCase } from './enleanmentCase';
import styles from './styles.module.css';

const grid = [0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05];

export interface EnleanmentLinesProps {
  readonly shown: EnleanmentCase;
  readonly area: PlotArea;
  /** Engine speed from which the line of the changed target is drawn. */
  readonly askedFromRpm: number;
}

/** What both drawings share: grid, lines and the threshold. */
export function EnleanmentLines({ shown, area, askedFromRpm }: EnleanmentLinesProps): ReactNode {
  const { stockTarget, enleaned, changedTarget, startRpm } = shown;
  const asked = `M${area.x(askedFromRpm)} ${area.y(changedTarget)}H${area.right}`;
  return (
    <>
      <Grid
        area={area}
        values={grid}
        strong={1}
        print={(value) => printedNumber(value, { decimals: 2 })}
      />
      <path className={styles.asked} d={asked} />
      <Threshold area={area} at={startRpm} />
      <Line
        area={area}
        kind="read"
        points={stockTarget.map((at) => [at.engineSpeedRpm, at.stockTargetLambda])}
      />
      <Line
        area={area}
        kind="model"
        points={enleaned.map((at) => [at.engineSpeedRpm, at.stockLambda])}
      />
      <Line
        area={area}
        kind="danger"
        points={enleaned.map((at) => [at.engineSpeedRpm, at.changedLambda])}
      />
    </>
  );
}
