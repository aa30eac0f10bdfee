import type { ReactNode } from 'react';
import { mapCell } from '@site/src/calculations/stockTable/mapCell';
import { stockMap } from '@site/src/data/stockMaps';
import { Plot, type PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const rpm = 3000;
const cars = [
  ['6-speed, USA', 'LF9VEB'],
  ['5-speed 1.8, Europe', 'L843EC'],
  ['automatic', 'LF9XEB'],
] as const;

/** Throttle by pedal in third gear. */
const third = (calibrationId: string): [number, number][] => {
  const map = stockMap('APP to TP Desired - 3rd Gear', calibrationId);
  return map.y.map((pedal) => [pedal, mapCell(map, rpm, pedal)]);
};

/** Throttle by pedal in third gear at one engine speed, in three files. */
export function PedalMaps(): ReactNode {
  const id = 'pedal-maps';
  const [manual = [], straight = [], automatic = []] = cars.map(([, each]) => third(each));
  const half = (points: readonly [number, number][]): number =>
    points.find(([pedal]) => pedal === 50)?.[1] ?? NaN;
  const spec: PlotSpec = {
    id,
    title: `Half pedal is ${half(manual)} % throttle in the US six-speed, ${half(straight)} % in the 1.8, ${half(automatic)} % in the automatic`,
    description: `Third gear at ${rpm} rpm, % throttle by % pedal. All begin at 0 and end at 100. The 1.8 is a straight line, the US six-speed lies above it past 40 % pedal, the automatic below it up to 60 %. NC3 manuals have other, softer maps on other rows, which are not drawn.`,
    x: { from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100], unit: '% pedal' },
    y: { from: 0, to: 100, ticks: [0, 20, 40, 60, 80, 100], unit: '% throttle' },
    limits: [{ axis: 'x', at: 50 }],
    series: [
      { kind: 'second', points: straight, label: [] },
      { kind: 'third', points: automatic, label: [] },
      { kind: 'read', points: manual, label: [] },
    ],
    notes: [
      { x: 68, y: 76, lines: ['6-speed, USA'], tone: 'ink', end: true, shift: [-10, -4] },
      { x: 22, y: 24, lines: ['1.8: straight'], tone: 'accent', end: true, shift: [-4, -8] },
      { x: 56, y: 50, lines: ['automatic'], shift: [8, 14] },
      { x: 50, y: 6, lines: ['half pedal'], end: true, shift: [-6, 0] },
    ],
    height: 360,
  };
  const pedals = stockMap('APP to TP Desired - 3rd Gear', 'LF9VEB').y;
  const at = (points: readonly [number, number][], pedal: number): string =>
    String(points.find(([x]) => x === pedal)?.[1] ?? '–');
  return (
    <div>
      <Plot spec={spec} />
      <ValuesTable
        id={id}
        caption={`Throttle in % by pedal in %, third gear, ${rpm} rpm. A dash: that file has another breakpoint.`}
        corner="pedal"
        columns={cars.map(([name, each]) => `${name}, ${each}`)}
        rows={pedals.map((pedal) => ({
          head: String(pedal),
          cells: [manual, straight, automatic].map((points) => at(points, pedal)),
        }))}
      />
    </div>
  );
}
