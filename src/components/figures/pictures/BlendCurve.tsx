import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import {
  blendContent,
  camSweepWeights,
  defaultEthanolScaling,
  defaultWeights,
} from '@site/src/data/blendCurves';
import { Panel, Panels, panelWidth } from '../kit/Panels';
import { NarrowPlot } from '../kit/Plot/NarrowPlot';
import type { PlotSpec } from '../kit/Plot';
import { ValuesTable } from '../kit/ValuesTable';

const along = (values: readonly number[]): [number, number][] =>
  blendContent.map((content, index) => [content, values[index] ?? 0]);
const neutral = (value: number): [number, number][] => [
  [0, value],
  [100, value],
];
const two = (value: number): string => printedNumber(value, { decimals: 2 });
const content = {
  from: 0,
  to: 100,
  ticks: [0, 20, 40, 60, 80, 100],
  unit: 'dialled number, or % ethanol',
};

const weights = (id: string): PlotSpec => ({
  id,
  title: 'The blend weights stock table and [Flex] twin: 0 is the stock table, 1 the twin',
  description:
    'Default: from 0 to 1 in tenths. Cam sweep: 0, 0.2 and so on to 1 at 50, then flat. Neutral: 0 everywhere.',
  x: content,
  y: { from: -0.1, to: 1.05, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], unit: 'weight of the twin' },
  series: [
    {
      kind: 'third',
      points: neutral(0),
      label: ['neutral'],
      phone: { x: 99, y: 0, lines: ['neutral: 0'], end: true, shift: [0, -7] },
    },
    {
      kind: 'read',
      points: along(defaultWeights),
      label: ['default'],
      phone: { x: 62, y: 0.52, lines: ['default'] },
    },
    {
      kind: 'model',
      points: along(camSweepWeights),
      label: ['cam sweep'],
      phone: { x: 26, y: 0.72, lines: ['cam sweep'], end: true },
    },
  ],
});

const scaling = (id: string): PlotSpec => ({
  id,
  title: `Ethanol scaling multiplies all fuel: ${two(defaultEthanolScaling[5])} at 50, ${two(defaultEthanolScaling[10])} at 100`,
  description: `Default from 1.00 at 0 to ${two(defaultEthanolScaling[10])} at 100; neutral is 1 everywhere. Left at the default, a dialled 50 adds ${Math.round(100 * (defaultEthanolScaling[5] - 1))} % fuel.`,
  x: content,
  y: {
    from: 0.95,
    to: 1.6,
    ticks: [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6],
    unit: 'multiplier of all fuel',
    print: two,
  },
  series: [
    {
      kind: 'third',
      points: neutral(1),
      label: ['neutral'],
      phone: { x: 99, y: 1, lines: ['neutral: 1'], end: true, shift: [0, -7] },
    },
    {
      kind: 'read',
      points: along(defaultEthanolScaling),
      label: ['default'],
      phone: { x: 72, y: 1.42, lines: ['default'], end: true },
    },
  ],
  dots: [{ places: [{ x: 50, y: defaultEthanolScaling[5] }] }],
  notes: [
    {
      x: 50,
      y: defaultEthanolScaling[5],
      lines: ['50: +19 % fuel'],
      tone: 'ink',
      shift: [10, 16],
    },
  ],
});

/** The curves that blend stock tables with their [Flex] twins, and the one that multiplies fuel. */
export function BlendCurve(): ReactNode {
  const id = 'blend-curve';
  return (
    <div>
      <Panels>
        <Panel heading="All blends but one: a weight">
          <NarrowPlot spec={weights(`${id}-weight`)} width={panelWidth} height={320} />
        </Panel>
        <Panel heading="[Flex] IPW Base - Ethanol Scaling" exact>
          <NarrowPlot spec={scaling(`${id}-fuel`)} width={panelWidth} height={320} />
        </Panel>
      </Panels>
      <ValuesTable
        id={id}
        caption="Curves by dialled number."
        corner="number"
        columns={['default weight', 'cam sweep', 'ethanol scaling']}
        rows={blendContent.map((number, index) => ({
          head: String(number),
          cells: [defaultWeights, camSweepWeights, defaultEthanolScaling].map((curve) =>
            two(curve[index] ?? 0),
          ),
        }))}
      />
    </div>
  );
}
