import type { ReactNode } from 'react';
import { stockCurve, stockValue } from '@site/src/data/stockMaps';
import { Lanes, type Lane, type LanesSpec } from '../kit/Lanes';
import { ValuesTable } from '../kit/ValuesTable';

const cars = [
  ['Manual', 'LF9VEB'],
  ['Automatic', 'LF9XEB'],
] as const;

const limits = (calibrationId: string): number[] => [
  stockValue('MAF Breakpoint 0 - Idle', calibrationId).z,
  ...['1', '2', '3'].map((zone) => stockValue(`MAF Breakpoint ${zone}`, calibrationId).z),
];

const lane = ([head, calibrationId]: (typeof cars)[number]): Lane => {
  const ends = limits(calibrationId);
  const kinds = ['frame', 'soft', 'frame', 'accent'] as const;
  return {
    head,
    sub: calibrationId,
    bars: ends.map((to, zone) => {
      const from = ends[zone - 1] ?? 0;
      const text = zone === 3 ? `zone 3: ${from} to ${to} g/s` : zone === 0 ? '' : String(zone);
      return { from, to, kind: kinds[zone] ?? 'frame', text };
    }),
  };
};

/** The zones of air flow in which the long-term trim is learned. */
export function TrimZones(): ReactNode {
  const id = 'trim-zones';
  const [manual = 0, first, second, last] = limits('LF9VEB');
  const end = Math.max(...stockCurve('MAF Scaling | Default', 'LF9VEB').z);
  const spec: LanesSpec = {
    id,
    title: `One zone holds everything from ${second} to ${last} g/s: a motorway cruise and a full-throttle pull`,
    description: `Long-term trim is learned in zones of air flow. Manual: zone 0 to ${manual} g/s, zone 1 to ${first}, zone 2 to ${second}, zone 3 to ${last}. Automatic: zone 0 to ${limits('LF9XEB')[0]} g/s. Breakpoints 3, 4 and 5 all stand at ${last}: the two last zones are parked. The stock air meter ends at ${end.toFixed(1)} g/s.`,
    from: 0,
    to: 220,
    ticks: [0, 30, 60, 90, 120, 150, 180, 210],
    phoneTicks: [0, 50, 100, 150, 200],
    unit: 'g/s of air',
    lanes: cars.map(lane),
  };
  return (
    <div>
      <Lanes spec={spec} />
      <ValuesTable
        id={id}
        caption="Upper ends of the zones in g/s; breakpoints 4 and 5 repeat the last."
        corner="calibration"
        columns={['0', '1', '2', '3']}
        rows={cars.map(([head, each]) => ({
          head: `${head}, ${each}`,
          cells: limits(each).map(String),
        }))}
      />
    </div>
  );
}
