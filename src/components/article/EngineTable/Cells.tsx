import type { ReactNode } from 'react';
import type { Engine } from '@site/src/data/engines';

interface CellProps {
  readonly engine: Engine;
}

/** Generation, market and gearboxes, or the donor car. */
export function Car({ engine: { generation, market, gearboxes, car } }: CellProps): ReactNode {
  return (
    <th scope="row">
      {car ?? `${generation} ${market}`}
      <div>{car ? `${market}, donor of a swap` : gearboxes.join(', ')}</div>
    </th>
  );
}

const atRpm = (rpm: number | null): string => (rpm ? `at ${rpm} rpm` : 'rpm not given');

/** Power in PS and kW, torque in Nm, each at its engine speed. */
export function Output({ engine }: CellProps): ReactNode {
  const { powerPs, powerKw, powerRpm, torqueNm, torqueRpm } = engine;
  return (
    <td>
      {Math.round(powerPs)} PS, {powerKw.toFixed(1)} kW {atRpm(powerRpm)}
      <div>
        {torqueNm} Nm {atRpm(torqueRpm)}
      </div>
    </td>
  );
}

/** Red line of the gauge or the press, then what the computer does. */
export function Limits({ engine }: CellProps): ReactNode {
  const { redlineRpm, fuelCutRpm, throttleCutRpm } = engine;
  if (!fuelCutRpm || !throttleCutRpm) return <td>not read</td>;
  return (
    <td>
      fuel {fuelCutRpm}, throttle {throttleCutRpm.pressed} / {throttleCutRpm.released}
      <div>red line {redlineRpm ?? 'not known'}</div>
    </td>
  );
}

/** Base pulse and factor of the stock file, and the flow that follows from them. */
export function Fuel({ engine }: CellProps): ReactNode {
  const { basePulseMs, pulseFactor, injectorCcMin, railPressureKpa, railPressureRangeKpa } = engine;
  if (!basePulseMs || !pulseFactor) {
    return (
      <td>
        not known
        <div>rail {railPressureRangeKpa.join(' to ')} kPa</div>
      </td>
    );
  }
  return (
    <td>
      {basePulseMs} ms × {pulseFactor}
      <div>
        {injectorCcMin} cc/min at about {railPressureKpa} kPa, computed
      </div>
    </td>
  );
}
