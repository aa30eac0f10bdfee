import { scaleLinear } from 'd3-scale';
import type { PlotSpec } from '../../figures/kit/Plot';
import type { SparkResult } from './compute';
import { degrees } from './messages';

/** Target, limit and result along a line over the maps, with the case on it. */
export function sparkPlot(result: SparkResult): PlotSpec {
  const { sweep, over, at, trace, place } = result;
  const line = (of: (swept: SparkResult['sweep'][number]) => number) =>
    sweep.map((swept): [number, number] => [swept.at, of(swept)]);
  const target = line(({ trace: { afterHeatDegrees } }) => afterHeatDegrees);
  const limit = line(({ trace: { limitDegrees } }) => limitDegrees);
  const final = line(({ trace: { finalDegrees } }) => finalDegrees);
  const heights = [...target, ...limit, ...final].map(([, y]) => y);
  const upright = scaleLinear([Math.min(0, ...heights), Math.max(...heights)], [0, 1]).nice(6);
  const [low = 0, high = 1] = upright.domain();
  const from = sweep[0]?.at ?? 0;
  const to = sweep.at(-1)?.at ?? 1;
  const along = scaleLinear([from, to], [0, 1]);
  const unit = over === 'load' ? 'load' : 'rpm';
  const lowest = final.reduce((least, each) => (each[1] < least[1] ? each : least), [0, Infinity]);
  const highest = final.reduce((most, each) => (each[1] > most[1] ? each : most), [0, -Infinity]);
  return {
    id: 'spark-plot',
    title: `Spark over ${over === 'load' ? 'load' : 'engine speed'}: target less heat, limit, and what is left`,
    description:
      `At ${place} the final spark is ${degrees(trace.finalDegrees)}°. ` +
      `It is lowest at ${lowest[0]} ${unit} with ${degrees(lowest[1])}°, ` +
      `and highest at ${highest[0]} ${unit} with ${degrees(highest[1])}°.`,
    x: { from, to, ticks: along.ticks(7), unit },
    phoneX: { ticks: along.ticks(4) },
    y: { from: low, to: high, ticks: upright.ticks(6), unit: '° before top dead centre' },
    series: [
      { kind: 'third', points: target, label: ['target'], phone: 'key' },
      { kind: 'second', points: limit, label: ['limit'], phone: 'key' },
      { kind: 'read', points: final, label: ['final'], phone: 'key' },
    ],
    dots: at >= from && at <= to ? [{ places: [{ x: at, y: trace.finalDegrees }] }] : [],
    height: 320,
  };
}
