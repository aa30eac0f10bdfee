// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LogFilter } from '@site/src/calculations/logAnalysis/LogFilter';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { GateList } from './GateList';

const above = (rpm: number): LogFilter => ({
  text: `RPM > ${rpm}`,
  condition: {
    kind: 'comparison',
    operator: '>',
    left: { kind: 'column', column: { kind: 'role', role: 'rpm' } },
    right: { kind: 'number', value: rpm },
  },
});

it('names the filter that was counted, while another is being counted', () => {
  const { result } = evaluated(analysed({ options: { filter: above(1000) } }));
  if (!result) throw new Error('The log says nothing.');
  const typed = { ...result, options: { ...result.options, filter: above(2000) } };
  const html = renderToStaticMarkup(
    createElement(GateList, { result: typed, onChange: () => undefined }),
  );
  expect(html).toContain('RPM &gt; 1000');
  expect(html).not.toContain('RPM &gt; 2000');
});
