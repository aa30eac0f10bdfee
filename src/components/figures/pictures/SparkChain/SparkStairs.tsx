import type { ReactNode } from 'react';
import { printedNumber } from '@site/src/calculations/text/printedNumber';
import { NarrowPlot } from '../../kit/Plot/NarrowPlot';
import type { PlotNote, PlotSpec } from '../../kit/Plot';
import { panelWidth } from '../../kit/Panels';
import type { SparkCase } from './sparkCase';

const words = ['target', 'heat', 'limit', 'knock', 'final'];
const degrees = (value: number): string => printedNumber(value, { decimals: 2 }).replace(/0$/, '');

const stairs = (values: readonly number[]): [number, number][] =>
  values.flatMap((value, step): [number, number][] => [
    [step, value],
    [step + 1, value],
  ]);

/** One worked case as stairs: what each step of the chain leaves of the advance. */
export function SparkStairs({ id, shown }: { id: string; shown: SparkCase }): ReactNode {
  const { limitDegrees, binding, engineSpeedRpm, load } = shown;
  const values = [
    shown.targetDegrees,
    shown.afterHeatDegrees,
    shown.limitedDegrees,
    shown.afterRetardsDegrees,
    shown.finalDegrees,
  ];
  const steps = values.map((value, step): PlotNote => {
    const before = values[step - 1] ?? value;
    const lines = value === before && step > 0 && step < 4 ? ['same'] : [degrees(value)];
    return { x: step + 0.12, y: value, lines, tone: step === 4 ? 'ink' : 'plain', shift: [0, 17] };
  });
  const spec: PlotSpec = {
    id,
    title: `At ${engineSpeedRpm} rpm and load ${load} the ${binding === 'limit' ? 'limit' : 'heat retard'} decides: ${degrees(shown.finalDegrees)}° remain of ${degrees(shown.targetDegrees)}°`,
    description: `Target ${degrees(values[0] ?? 0)}°, after heat ${degrees(values[1] ?? 0)}°, limit ${degrees(limitDegrees)}°, after the limit ${degrees(values[2] ?? 0)}°, after knock ${degrees(values[3] ?? 0)}°, final ${degrees(values[4] ?? 0)}°.`,
    x: {
      from: 0,
      to: 5,
      ticks: [0.5, 1.5, 2.5, 3.5, 4.5],
      unit: '',
      print: (at) => words[Math.floor(at)] ?? '',
    },
    y: { from: 10, to: 31, ticks: [10, 15, 20, 25, 30], unit: '° before top dead centre' },
    limits: [{ axis: 'y', at: limitDegrees }],
    series: [{ kind: 'read', points: stairs(values), label: [] }],
    notes: [
      ...steps,
      {
        x: 4.95,
        y: limitDegrees,
        lines: [`limit ${degrees(limitDegrees)}${binding === 'limit' ? ': it binds' : ''}`],
        tone: binding === 'limit' ? 'accent' : 'plain',
        end: true,
        shift: [0, -7],
      },
    ],
  };
  return <NarrowPlot spec={spec} width={panelWidth} height={300} />;
}
