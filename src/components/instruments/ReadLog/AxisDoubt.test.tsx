import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { AxisDoubt } from './AxisDoubt';

test('a load that is hardly apart is 0.0 % apart, without a sign', () => {
  const analysis = analysed({});
  const { result } = evaluated({
    ...analysis,
    placements: analysis.placements.map((each) => ({ ...each, meanRatio: 0.9999 })),
  });
  const html = result && renderToStaticMarkup(createElement(AxisDoubt, { result }));
  expect(html).toContain('the load is 0.0 % apart');
  expect(html).not.toContain('−0.0');
});
