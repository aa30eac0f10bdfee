import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { analysed, evaluated } from '@site/tests/unit/readLogCases';
import { Copies } from './Copies';

const shown = (seconds: number): string => {
  const { result } = evaluated(
    analysed({
      log: {
        seconds,
        rowsPerSecond: 5,
        truth: (load, rpm) => 5 * Math.sin(6 * (load - 0.25)) - (rpm - 2600) / 800,
      },
    }),
  );
  if (!result) throw new Error('The log says nothing.');
  return renderToStaticMarkup(createElement(Copies, { result }));
};

describe('Copies', () => {
  it('sends trims to the worksheet only where the log supports a change', () => {
    expect(shown(1800)).toContain('To the worksheet');
    expect(shown(60)).not.toContain('To the worksheet');
    expect(shown(60)).toContain('Copy proof');
  });
});
