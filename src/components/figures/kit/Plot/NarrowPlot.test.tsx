import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NarrowPlot } from './NarrowPlot';
import type { PlotSeries } from './plotSpec';

const line = (label: string, phone: 'key' | 'none'): PlotSeries => ({
  kind: 'read',
  points: [
    [0, 0],
    [1, 1],
  ],
  label: [label],
  phone,
});

/** Base lines of the texts in the drawing, in CSS pixels from above. */
const drawn = (series: readonly PlotSeries[]): ReadonlyMap<string, number> => {
  const axis = { from: 0, to: 1, ticks: [1] };
  const html = renderToStaticMarkup(
    <NarrowPlot
      spec={{
        id: 'plot',
        title: 'A plot',
        description: 'From 0 to 1.',
        x: { ...axis, unit: 's' },
        y: { ...axis, unit: 'rpm' },
        series,
      }}
      width={320}
      height={345}
    />,
  );
  const texts = html.matchAll(/<text[^>]* y="([\d.]+)"[^>]*>([^<]+)</g);
  return new Map([...texts].map(([, y, text]) => [text ?? '', Number(y)]));
};

it('names lines in a row of their own, between the unit and the plot', () => {
  const names = drawn([line('first', 'key'), line('second', 'key')]);
  expect(names.get('first')).toBe(names.get('second'));
  expect(names.get('first')).toBeGreaterThan((names.get('rpm') ?? NaN) + 12);
});

it('does not name a line that is named elsewhere', () => {
  const names = drawn([line('first', 'none')]);
  expect(names.has('first')).toBe(false);
});
