import type { ReactNode } from 'react';
import { Band } from '../LinePlot/Band';
import { Grid } from '../LinePlot/Grid';
import { Line } from '../LinePlot/Line';
import type { PlotArea } from '../LinePlot/plotArea';
import { Threshold } from '../LinePlot/Threshold';
import type { PlotSpec } from './plotSpec';
import styles from './styles.module.css';

/** What both drawings share: grid, bands, lines, dots and limits. */
export function PlotLines({ spec, area }: { spec: PlotSpec; area: PlotArea }): ReactNode {
  const { y, strong, bands = [], series = [], dots = [], limits = [] } = spec;
  return (
    <>
      <Grid
        area={area}
        values={y.ticks}
        print={y.print ?? String}
        {...(strong !== undefined && { strong })}
      />
      {bands.map((band, index) => (
        <Band area={area} kind={band.kind} points={band.points} key={index} />
      ))}
      {limits.map(({ axis, at }) =>
        axis === 'x' ? (
          <Threshold area={area} at={at} key={`x${at}`} />
        ) : (
          <path
            className={styles.limit}
            d={`M${area.left} ${area.y(at)}H${area.right}`}
            key={`y${at}`}
          />
        ),
      )}
      {series.map(({ kind, points }, index) => (
        <Line area={area} kind={kind} points={points} key={index} />
      ))}
      {dots.flatMap(({ places, open = false }) =>
        places.map((place) => (
          <circle
            className={open ? styles.reported : styles.dot}
            cx={area.x(place.x)}
            cy={area.y(place.y)}
            r={open ? 4.5 : 4}
            key={`${place.x} ${place.y}`}
          />
        )),
      )}
    </>
  );
}
